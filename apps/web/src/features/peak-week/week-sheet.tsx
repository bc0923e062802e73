import type { Units } from '@posedown/contract';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { ScrollBox } from '../../ui/parts/scroll-box.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { dayFigures, dayLabel, type Plan } from './peak-text.ts';
import classes from './week-sheet.module.css';

interface WeekSheetProps {
  plan: Plan;
  units: Units;
  chosen: number;
  today: number;
  onChoose: (offset: number) => void;
}

/** The seven days until the show as columns; a column header chooses its day. */
export function WeekSheet({ plan, units, chosen, today, onChoose }: WeekSheetProps) {
  const days = plan.days
    .filter(({ offset }) => offset <= 0)
    .map((day) => ({ offset: day.offset, figures: dayFigures(day, units) }));
  return (
    <ScrollBox label="The whole week" className={classes.scroll}>
      <table className={classes.sheet}>
        <caption>
          <VisuallyHidden>The seven days up to the show</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {days.map(({ offset }) => (
              <th key={offset} scope="col" abbr={dayLabel(offset)} data-today={offset === today}>
                <UnstyledButton
                  className={classes.day}
                  data-print="yes"
                  aria-pressed={offset === chosen}
                  aria-current={offset === today ? 'date' : undefined}
                  onClick={() => onChoose(offset)}
                >
                  <VisuallyHidden>Choose </VisuallyHidden>
                  {dayLabel(offset)}
                  {offset === today && <span className={classes.small}>Today</span>}
                </UnstyledButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days[0]?.figures.map(({ name, unit }, row) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className={classes.small}>{unit}</span>
              </th>
              {days.map(({ offset, figures }) => (
                <td key={offset} data-today={offset === today}>
                  {figures[row]?.figure ?? figures[row]?.without}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
