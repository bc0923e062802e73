import type { PlanProposal, Units } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/numbers.ts';
import { rateText, untilText, weightSentence } from '../../lib/proposal-text.ts';
import classes from './proposals.module.css';

type Outlook = NonNullable<PlanProposal['now']['outlook']>;

interface Column {
  name: string;
  targets: PlanProposal['now']['targets'];
  minutes: number | null;
  outlook: Outlook | null;
}

function columnsOf({ now, food, cardio }: PlanProposal): Column[] {
  const { targets, cardioMinutes: minutes, outlook } = now;
  const columns: Column[] = [{ name: 'Now', targets, minutes, outlook }];
  if (food) columns.push({ name: 'Food', targets: food.targets, minutes, outlook: food });
  if (cardio) columns.push({ name: 'Cardio', targets, minutes: cardio.minutes, outlook: cardio });
  return columns;
}

interface ProposalFiguresProps {
  proposal: PlanProposal;
  units: Units;
}

/** The current plan next to the proposed one, with the expected result of each. */
export function ProposalFigures({ proposal, units }: ProposalFiguresProps) {
  const columns = columnsOf(proposal);
  const [now] = columns;
  const row = (label: string, cellOf: (column: Column) => { text: ReactNode; key: unknown }) => (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => {
        const { text, key } = cellOf(column);
        const isChanged = now !== undefined && column !== now && key !== cellOf(now).key;
        return (
          <td key={column.name} data-changed={isChanged || undefined}>
            {text}
          </td>
        );
      })}
    </tr>
  );
  const amount = (label: string, unit: string, of: (column: Column) => number) =>
    row(`${label} (${unit})`, (column) => ({ text: formatNumber(of(column)), key: of(column) }));
  const hasCardio = columns.some(({ minutes }) => minutes !== null);
  const hasOutlook = columns.some(({ outlook }) => outlook !== null);
  return (
    <table className={classes.figures}>
      <thead>
        <tr>
          <td />
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {amount('Calories', 'kcal', ({ targets }) => targets.calories)}
        {amount('Protein', 'g', ({ targets }) => targets.protein)}
        {amount('Carbs', 'g', ({ targets }) => targets.carbs)}
        {amount('Fats', 'g', ({ targets }) => targets.fats)}
        {hasCardio &&
          row('Steady cardio (min/week)', ({ minutes }) => ({
            text: minutes ?? '–',
            key: minutes,
          }))}
        {hasOutlook && (
          <>
            {row('Pace a week', ({ outlook }) => ({
              text: outlook ? rateText(outlook.weeklyPercent) : '–',
              key: outlook?.weeklyPercent,
            }))}
            {row(untilText(proposal.until), ({ outlook }) => ({
              text: outlook ? <Weight {...weightSentence(outlook.weight, units)} /> : '–',
              key: outlook?.weight.kg,
            }))}
          </>
        )}
      </tbody>
    </table>
  );
}

function Weight({ weight, band }: ReturnType<typeof weightSentence>) {
  return (
    <>
      {weight}
      <span className={classes.band}>{band}</span>
    </>
  );
}
