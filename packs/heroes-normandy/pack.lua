-- Heroes in Normandy, the summer of 1944: counters, tiles, options and action cards of our own.
pack "heroes-normandy" {
  title   = "Heroes: Normandy",
  about   = "American, British and German companies among beaches, hedgerows and villages, June to August 1944",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "heroes",
}
-- SPDX-License-Identifier: CC-BY-4.0
