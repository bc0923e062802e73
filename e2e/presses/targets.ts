import type { ElementHandle, Page } from '@playwright/test';

/** A control, found again after a reload by its description and position. */
export interface Target {
  /** Its kind, and its name where that distinguishes it. */
  kind: string;
  /** Its index among equal ones, from the top. */
  place: number;
  /** Its name for people. */
  name: string;
}

/** Two rows of a list represent the others. */
const EQUALS = 2;

/**
 * @returns the controls on a page now, with the first two of similar rows
 */
export async function targetsOn(page: Page): Promise<Target[]> {
  const all = await page.evaluate(describePressable);
  return all.filter(({ kind, place }) => place < (kind.startsWith('row ') ? EQUALS : 9));
}

/**
 * @returns the element itself, if it still exists
 */
export async function findTarget(
  page: Page,
  { kind, place }: Target,
): Promise<ElementHandle<HTMLElement> | undefined> {
  const all = await page.evaluate(describePressable);
  const at = all.findIndex((other) => other.kind === kind && other.place === place);
  if (at < 0) return undefined;
  const found = await page.evaluateHandle((index) => {
    const { pressable } = window as unknown as { pressable: HTMLElement[] };
    return pressable[index] as HTMLElement;
  }, at);
  return found.asElement() ?? undefined;
}

/** Describes the visible controls, and stores them at `window.pressable`. Runs in the page. */
function describePressable(): Target[] {
  const PRESSABLE =
    'a[href], button, summary, [role=tab], [role=switch], [role=option], input:is([type=radio], [type=checkbox])';
  const counts = new Map<string, number>();
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')];
  const within: ParentNode = dialogs.at(-1) ?? document;
  const pressable = [...within.querySelectorAll<HTMLElement>(PRESSABLE)].filter(canBePressed);
  Object.assign(window, { pressable });
  return pressable.map((element) => {
    const name = nameOf(element);
    const row = element.closest('nav')
      ? null
      : element.closest('li, tr, [role=row], [role=option]');
    const role = element.getAttribute('role') ?? element.localName;
    const kind = row
      ? `row ${role} ${pathTo(element, row)}`
      : `${role} ${name.replaceAll(/\d+/g, '#')}`;
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    return { kind, place, name: `${role} '${name}'` };
  });

  function canBePressed(element: HTMLElement): boolean {
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { width, height, right, bottom } = shown.getBoundingClientRect();
    const isVisible = shown.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isChosen = element.matches(
      '[aria-selected=true], [aria-current]:not([aria-current=false]), [type=radio]:checked, [aria-pressed=true]',
    );
    const isHere =
      element instanceof HTMLAnchorElement &&
      element.href.split('#')[0] === location.href.split('#')[0];
    const isOff = element.matches(':disabled, [aria-disabled=true], [data-disabled=true]');
    return (
      isVisible &&
      !isChosen &&
      !isHere &&
      !isOff &&
      width > 2 &&
      height > 2 &&
      right > 0 &&
      bottom > 0 &&
      !element.closest('[inert]')
    );
  }

  function nameOf(element: HTMLElement): string {
    const label = element.matches('input') ? element.closest('label')?.textContent : undefined;
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  }

  /** The classes between an element and its row, which all rows of a list share. */
  function pathTo(element: Element, row: Element): string {
    const steps: string[] = [];
    for (let step: Element | null = element; step; step = step.parentElement) {
      const siblings = [...(step.parentElement?.children ?? [])];
      steps.push(`${step.className}${step === row ? '' : siblings.indexOf(step)}`);
      if (step === row) break;
    }
    return `${steps.join(' ')} ${row.parentElement?.className}`;
  }
}
