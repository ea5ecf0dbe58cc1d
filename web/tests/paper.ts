// SPDX-License-Identifier: MIT
// paper.ts -- for tests: the barest document that a component can be drawn on, to be read as text.  Whoever imports
// components imports this first: some of them listen to the document from the beginning.
import { render, type ComponentChild } from 'preact';

class Leaf {
  parentNode: Sheet | null = null;
  namespaceURI = 'http://www.w3.org/1999/xhtml';
  constructor(
    readonly nodeType: 1 | 3,
    public data = '',
  ) {}
  get nextSibling(): Leaf | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get text(): string {
    return this.data;
  }
}

class Sheet extends Leaf {
  readonly childNodes: Leaf[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => undefined };
  constructor(readonly localName: string) {
    super(1);
  }
  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }
  insertBefore(node: Leaf, before: Leaf | null): void {
    node.parentNode?.removeChild(node);
    const at = before ? this.childNodes.indexOf(before) : -1;
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
  }
  appendChild(node: Leaf): void {
    this.insertBefore(node, null);
  }
  removeChild(node: Leaf): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }
  contains(node: Leaf | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(): void {}
  removeEventListener(): void {}
  override get text(): string {
    return this.childNodes.map((node) => node.text).join('');
  }
  /** It and all that is in it. */
  all(): Sheet[] {
    return [this, ...this.childNodes.flatMap((node) => (node instanceof Sheet ? node.all() : []))];
  }
}

export type { Sheet };

Object.assign(globalThis, {
  document: {
    createElementNS: (_: string, name: string) => new Sheet(name),
    createTextNode: (data: string) => new Leaf(3, data),
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: () => undefined,
  },
  requestAnimationFrame: (then: () => void) => setTimeout(then),
  cancelAnimationFrame: clearTimeout,
});

export function drawn(what: ComponentChild): Sheet {
  const root = new Sheet('body');
  render(what, root as never);
  return root;
}
