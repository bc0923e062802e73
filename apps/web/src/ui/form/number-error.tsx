import { UNREADABLE_NUMBER } from '@posedown/coaching';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/numbers.ts';
import { numberText } from '../../lib/parse-number.ts';
import { readingsOf } from '../../lib/typed-number.ts';
import { Row } from '../layout/layout.tsx';
import { UnstyledButton } from '../parts/button.tsx';
import classes from './number-error.module.css';

/**
 * What is wrong with a field for a number. Where its text has two readings that lie a thousandfold apart it
 * asks for one of them: guessing would store another meal, or another weight.
 * @param onChoose gets the reading as text that reads in one way only
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
