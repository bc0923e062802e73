import { UnstyledButton } from '../../ui/parts/button.tsx';
import { STATUS_FILTERS, type StatusFilter } from './roster-query.ts';
import classes from './status-filters.module.css';

const LABELS: Record<StatusFilter, string> = {
  excellent: 'Excellent',
  warning: 'Warning',
  behind: 'Behind',
};

interface StatusFiltersProps {
  /** Undefined for all. */
  chosen: StatusFilter | undefined;
  onChoose: (status: StatusFilter | undefined) => void;
}

/** One button a status, and one for all; the pressed one says so. */
export function StatusFilters({ chosen, onChoose }: StatusFiltersProps) {
  return (
    <fieldset className={classes.filters} aria-label="Filter by status">
      {[undefined, ...STATUS_FILTERS].map((status) => (
        <UnstyledButton
          key={status ?? 'all'}
          className={classes.filter}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
        >
          {status ? LABELS[status] : 'All'}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
