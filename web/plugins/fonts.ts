// SPDX-License-Identifier: MIT
// fonts.ts -- of each typeface the file that every browser of today reads: no .woff goes into the site beside a .woff2.

interface Sheet {
  walkDecls(property: string, each: (declaration: { value: string }) => void): void;
}

/** Every part of a list of sources but those that name a .woff. */
export const withoutWoff = (sources: string): string =>
  sources
    .split(/,\s*(?=url\(|local\()/)
    .filter((source) => !/\.woff['")]/.test(source))
    .join(', ');

export const onlyWoff2 = {
  postcssPlugin: 'grognard-only-woff2',
  Once(sheet: Sheet): void {
    sheet.walkDecls('src', (declaration) => {
      declaration.value = withoutWoff(declaration.value);
    });
  },
};
