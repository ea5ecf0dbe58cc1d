// SPDX-License-Identifier: MIT
// types.ts -- the records of the wire that tables speak of.
export type {
  Beat,
  CardFace,
  Explained,
  GameEvent,
  Line,
  Mark,
  Odds,
  Opened,
  Option,
  Refusal,
  Result,
  Scene,
  SceneObject,
  State,
  Threats,
  Told,
} from '../wire';
