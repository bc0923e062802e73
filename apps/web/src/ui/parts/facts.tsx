import { Fragment } from 'react';

/**
 * Short facts on one line, such as 'Sleep 7.5 h · Energy 8'. Breaks only between facts, after the
 * dot.
 */
export function Facts({ of }: { of: readonly (string | false | null | undefined)[] }) {
  return of
    .filter((fact) => typeof fact === 'string')
    .map((fact, n, all) => (
      <Fragment key={fact}>
        {n > 0 && ' '}
        <span className="pd-nowrap">
          <span>{fact}</span>
          {n < all.length - 1 && ' ·'}
        </span>
      </Fragment>
    ));
}
