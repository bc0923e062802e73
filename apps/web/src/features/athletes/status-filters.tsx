import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { STATUS_FILTERS, type StatusFilter } from './roster-query.ts';

const LABELS: Record<StatusFilter, string> = {
  excellent: 'Excellent',
  good: 'Good',
  warning: 'Warning',
  behind: 'Behind',
  unrated: 'New',
};

const CHOICES = [
  { value: undefined, label: 'All' },
  ...STATUS_FILTERS.map((value) => ({ value, label: LABELS[value] })),
];

interface StatusFiltersProps {
  /** Undefined for all. */
  chosen: StatusFilter | undefined;
  onChoose: (status: StatusFilter | undefined) => void;
}

/** One button a status, and one for all. */
export function StatusFilters({ chosen, onChoose }: StatusFiltersProps) {
  return (
    <FilterButtons label="Filter by status" choices={CHOICES} chosen={chosen} onChoose={onChoose} />
  );
}
