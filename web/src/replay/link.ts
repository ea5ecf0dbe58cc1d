// SPDX-License-Identifier: MIT
// link.ts -- a recorded game in an address: its file, compressed, in letters that an address may have.
//
// What always holds: what comes out is byte for byte what went in; what is too long or no such thing is refused.

/** So many letters of an address are handed on whole by browsers, mail and messengers. */
export const LETTERS_MOST = 60_000;
/** No game is longer; what unfolds to more is none. */
export const BYTES_MOST = 4 << 20;

/** Why a link is none: a key of the messages, `replay.link.*`. */
export class LinkTrouble extends Error {
  constructor(readonly why: 'long' | 'broken') {
    super(why);
  }
}

async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new LinkTrouble('long');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function through(bytes: Uint8Array, by: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const whole = new Blob([bytes.slice().buffer]).stream() as ReadableStream<Uint8Array>;
  return gather(whole.pipeThrough(by as unknown as ReadableWritablePair<Uint8Array, Uint8Array>), most);
}

function lettersOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(letters: string): Uint8Array {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The file as letters of an address; throws a LinkTrouble if they are too many. */
export async function foldFile(bytes: Uint8Array): Promise<string> {
  const letters = lettersOf(await through(bytes, new CompressionStream('deflate-raw'), BYTES_MOST));
  if (letters.length > LETTERS_MOST) throw new LinkTrouble('long');
  return letters;
}

/** The file that such letters are; throws a LinkTrouble if they are none. */
export async function unfoldFile(letters: string): Promise<Uint8Array> {
  if (letters.length > LETTERS_MOST) throw new LinkTrouble('long');
  try {
    return await through(bytesOf(letters), new DecompressionStream('deflate-raw'), BYTES_MOST);
  } catch (error) {
    throw error instanceof LinkTrouble ? error : new LinkTrouble('broken');
  }
}
