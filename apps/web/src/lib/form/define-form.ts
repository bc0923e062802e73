import type { Units } from '@posedown/contract';
import type { FormErrors } from '../contract-form.ts';
import { inOwnWords } from '../typed-number.ts';
import type { Field } from './field.ts';

type Fields = Readonly<Record<string, Field<unknown, unknown>>>;

/** The field values as typed. */
export type TypedOf<All extends Fields> = { [Name in keyof All]: All[Name]['blank'] };

/** The values of the fields in a request. */
export type BodyOf<All extends Fields> = { [Name in keyof All]: ReturnType<All[Name]['parse']> };

/** The values in a response: null if unknown. */
export type StoredOf<All extends Fields> = {
  [Name in keyof All]?: Exclude<BodyOf<All>[Name], undefined> | null | undefined;
};

/** A form with declared fields; everything else is derived from them. */
export interface FormDefinition<All extends Fields> {
  fields: All;
  names: readonly (keyof All & string)[];
  /** The empty form. */
  blank: Readonly<TypedOf<All>>;
  /** The values stored in a draft: all except secrets. */
  toDraft(typed: TypedOf<All>): Partial<TypedOf<All>>;
  /**
   * The stored draft merged into the initial values. Values that a field doesn't accept are
   * dropped.
   */
  fromDraft(draft: unknown, start?: TypedOf<All>): TypedOf<All>;
  /** Whether it is a draft in which every value is accepted. */
  isDraft(draft: unknown): draft is TypedOf<All>;
  /** Stored values as field values. */
  format(stored: StoredOf<All>, units: Units): TypedOf<All>;
  /**
   * The values to send. A field that still shows the stored value sends that, not its rounded
   * form.
   */
  toBody(typed: TypedOf<All>, units: Units, stored?: StoredOf<All>): BodyOf<All>;
  /**
   * The differences between two bodies: null for cleared optional fields. Cleared required fields
   * are listed separately.
   */
  changes(
    body: BodyOf<All>,
    before: BodyOf<All>,
  ): { change: Partial<StoredOf<All>>; missing: (keyof All & string)[] };
  /** The fields that are equal in both. */
  untouched(typed: TypedOf<All>, shown: TypedOf<All>): (keyof All & string)[];
  isSame(typed: TypedOf<All>, shown: TypedOf<All>): boolean;
  /** The typed values in other units. */
  convert(typed: TypedOf<All>, from: Units, to: Units): TypedOf<All>;
  /** The errors by the rules of the fields alone. */
  errors(typed: TypedOf<All>, units: Units): Partial<Record<keyof All & string, string>>;
  /** The errors of the contract or the server, in the fields' own words. */
  inOwnWords(issues: FormErrors, units: Units): FormErrors;
}

/**
 * Surrounding spaces and the order of a list don't count as changes. An unreadable number is never
 * equal.
 */
function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const otherItems = new Set(other.map((item) => JSON.stringify(item)));
  return one.length === other.length && one.every((item) => otherItems.has(JSON.stringify(item)));
}

/**
 * Defines a form: `defineForm({ weight: weightField(PROGRESS_LIMITS.weight), notes: textField()
 * })`.
 */
export function defineForm<const All extends Fields>(fields: All): FormDefinition<All> {
  type Typed = TypedOf<All>;
  const names = Object.keys(fields) as (keyof All & string)[];
  const map = <Result>(of: (field: Field<unknown, unknown>, name: keyof All & string) => unknown) =>
    Object.fromEntries(
      names.map((name) => [name, of(fields[name] as All[typeof name], name)]),
    ) as Result;
  const blank: Typed = map(({ blank: empty }) => empty);
  const has = (draft: unknown, name: string): draft is Record<string, unknown> =>
    typeof draft === 'object' && draft !== null && Object.hasOwn(draft, name);
  const format = (stored: StoredOf<All>, units: Units) =>
    map<Typed>((field, name) => field.format(stored[name], units));

  function untouched(typed: Typed, shown: Typed) {
    return names.filter((name) => isSameValue(typed[name], shown[name]));
  }

  return {
    fields,
    names,
    blank,
    format,
    untouched,
    isSame: (typed, shown) => untouched(typed, shown).length === names.length,
    toDraft: (typed) =>
      Object.fromEntries(
        Object.entries(typed).filter(([name]) => !fields[name]?.isSecret),
      ) as Partial<Typed>,
    fromDraft: (draft, start = blank) =>
      map((field, name) =>
        has(draft, name) && field.accepts(draft[name]) ? draft[name] : start[name],
      ),
    isDraft: (draft): draft is Typed =>
      names.every((name) => has(draft, name) && fields[name]?.accepts(draft[name])),
    toBody(typed, units, stored) {
      const same = new Set(stored ? untouched(typed, format(stored, units)) : []);
      return map((field, name) =>
        same.has(name)
          ? (stored?.[name] ?? field.parse(typed[name], units))
          : field.parse(typed[name], units),
      );
    },
    changes(body, before) {
      const changed = names.filter((name) => !isSameValue(body[name], before[name]));
      const isEmpty = (name: string) => body[name] === undefined || body[name] === '';
      const missing = changed.filter((name) => isEmpty(name) && !fields[name]?.isOptional);
      const change = changed
        .filter((name) => !missing.includes(name))
        .map((name) => [name, isEmpty(name) ? null : body[name]]);
      return { change: Object.fromEntries(change) as Partial<StoredOf<All>>, missing };
    },
    convert: (typed, from, to) =>
      map((field, name) =>
        from === to ? typed[name] : (field.convert?.(typed[name], from, to) ?? typed[name]),
      ),
    errors: (typed, units) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const error = fields[name]?.error?.(typed[name], units);
          return error === undefined ? [] : [[name, error]];
        }),
      ) as Partial<Record<keyof All & string, string>>,
    inOwnWords: (issues, units) =>
      Object.fromEntries(
        Object.entries(issues).map(([name, message]) => [
          name,
          inOwnWords(message, fields[name]?.ownMessage?.(units)),
        ]),
      ),
  };
}
