import { Fragment } from 'react';

/** Short facts on one line, such as 'Sleep 7.5 h · Energy 8'. Breaks only between facts. */
export function Facts({ of }: { of: readonly (string | false | null | undefined)[] }) {
  return of
    .filter((fact) => typeof fact === 'string')
    .map((fact, n) => (
      <Fragment key={fact}>
        {n > 0 && ' · '}
        <span className="pd-nowrap">{fact}</span>
      </Fragment>
    ));
}
