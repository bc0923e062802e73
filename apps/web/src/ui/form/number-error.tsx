import { UNREADABLE_NUMBER } from '@posedown/coaching';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/numbers.ts';
import { numberText } from '../../lib/parse-number.ts';
import { readingsOf } from '../../lib/typed-number.ts';
import { Row } from '../layout/layout.tsx';
import { UnstyledButton } from '../parts/button.tsx';
import classes from './number-error.module.css';

/**
 * The error of a number field. If the text has two interpretations a factor of 1,000 apart, it
 * asks which one is meant.
 * @param onChoose receives the chosen number as unambiguous text
 */
export function numberErrorOf(
  error: ReactNode,
  text: string,
  onChoose: (text: string) => void,
): ReactNode {
  const readings = error === UNREADABLE_NUMBER ? readingsOf(text) : undefined;
  if (!readings) return error;
  return (
    <Row as="span">
      <span className={classes.words}>Which number do you mean?</span>
      {[readings.decimal, readings.thousands].map((value) => (
        <UnstyledButton
          key={value}
          className={classes.reading}
          onClick={() => onChoose(numberText(value))}
        >
          {formatNumber(value, 3)}
        </UnstyledButton>
      ))}
    </Row>
  );
}
