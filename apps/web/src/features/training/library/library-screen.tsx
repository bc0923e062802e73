import {
  capital,
  counted,
  DIFFICULTY_LEVELS,
  EXERCISE_CATEGORIES,
  MUSCLES,
} from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useAuth } from '../../../lib/auth-context.ts';
import { muscleName } from '../../../lib/muscle-text.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Portions } from '../../../ui/parts/portions.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useExercises, useTrainingToday } from '../api.ts';
import {
  equipmentOf,
  filterExercises,
  type LibraryQuery,
  plannedFirst,
} from './filter-exercises.ts';
import classes from './library.module.css';
import { TechniqueList } from './technique-list.tsx';

interface LibraryScreenProps {
  query: LibraryQuery;
  onQuery: (query: LibraryQuery) => void;
}

/** The exercise library with search and filters, and the techniques. */
export function LibraryScreen({ query, onQuery }: LibraryScreenProps) {
  const library = useExercises();
  const planned = usePlanned();
  const all = planned && library.data?.exercises;
  const [q, setQ] = useSearchText(query.q ?? '', (text) => onQuery(without({ ...query, q: text })));
  // Keeps typing responsive while the list re-renders.
  const of = useDeferredValue(JSON.stringify({ ...query, q }));
  return (
    <PageShell
      title="Exercises"
      intro="How to do each one, what to watch for, and harder or easier options."
    >
      <Filters query={{ ...query, q }} onQuery={onQuery} onText={setQ} all={all ?? []} />
      {all ? (
        <Results all={all} planned={planned} of={of} />
      ) : (
        <QueryFallback query={library} what="the exercises">
          <SkeletonArea label="Loading the exercises" className={classes.list} holdsBelow>
            {Array.from({ length: FIRST }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
              <Skeleton key={index} height="6rem" />
            ))}
          </SkeletonArea>
        </QueryFallback>
      )}
      <TechniqueList />
    </PageShell>
  );
}

const NO_IDS: ReadonlySet<string> = new Set();

/** The ids of the athlete's planned exercises: empty for a coach, undefined while loading. */
function usePlanned(): ReadonlySet<string> | undefined {
  const { isClient } = useAuth();
  const { data, isError } = useTrainingToday(isClient);
  const planned = useMemo(() => {
    const exercises = data?.days.flatMap((day) => day.exercises) ?? [];
    return new Set(exercises.map(({ exerciseId }) => exerciseId));
  }, [data]);
  if (!isClient || isError) return NO_IDS;
  return data && planned;
}

const ANY = { value: '', label: 'All' };
const asItIs = (name: string) => ({ value: name, label: name });

/** Removes empty filters, so that they don’t appear in the URL. */
const without = (query: LibraryQuery): LibraryQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value));

interface FiltersProps extends LibraryScreenProps {
  all: ExerciseItem[];
  onText: (text: string) => void;
}

function Filters({ query, onQuery, onText, all }: FiltersProps) {
  const set = (change: LibraryQuery) => onQuery(without({ ...query, ...change }));
  return (
    <search className={classes.filters}>
      <div className={classes.search}>
        <TextField
          label="Search"
          name="q"
          value={query.q ?? ''}
          onChange={onText}
          placeholder="Name, muscle or equipment"
        />
      </div>
      <SelectField
        label="Category"
        name="category"
        value={query.category ?? ''}
        onChange={(category) => set({ category })}
        choices={[ANY, ...EXERCISE_CATEGORIES.map(asItIs)]}
      />
      <SelectField
        label="Muscle"
        name="muscle"
        value={query.muscle ?? ''}
        onChange={(muscle) => set({ muscle })}
        choices={[ANY, ...MUSCLES.map((muscle) => ({ value: muscle, label: muscleName(muscle) }))]}
      />
      <SelectField
        label="Equipment"
        name="equipment"
        value={query.equipment ?? ''}
        onChange={(equipment) => set({ equipment })}
        choices={[ANY, ...equipmentOf(all).map(asItIs)]}
      />
      <SelectField
        label="Difficulty"
        name="difficulty"
        value={query.difficulty ?? ''}
        onChange={(difficulty) => set({ difficulty })}
        choices={[
          ANY,
          ...DIFFICULTY_LEVELS.map((level) => ({ value: level, label: capital(level) })),
        ]}
      />
    </search>
  );
}

const FIRST = 20;
const MORE = 40;

interface ResultsProps {
  all: readonly ExerciseItem[];
  planned: ReadonlySet<string>;
  /** The query as JSON, so that equal queries share one memoized list. */
  of: string;
}

function Results({ all, planned, of }: ResultsProps) {
  const exercises = useMemo(
    () => plannedFirst(filterExercises(all, JSON.parse(of)), planned),
    [all, planned, of],
  );
  return (
    <div>
      <p className={classes.count} role="status">
        {counted(exercises.length, 'exercise')}
      </p>
      {exercises.length === 0 ? (
        <EmptyState title="No exercise found">Try a shorter search or remove a filter.</EmptyState>
      ) : (
        <Portions
          items={exercises}
          name="exercises"
          first={FIRST}
          more={MORE}
          of={of}
          className={classes.list}
        >
          {({ id, name, muscleGroup, difficultyLevel, equipmentNeeded, category }) => (
            <li key={id}>
              <Link
                to="/exercises/$exerciseId"
                params={{ exerciseId: id }}
                className={classes.item}
              >
                <span className={classes.name}>{name}</span>
                <span className={classes.words}>
                  {[...new Set([planned.has(id) && 'On your plan', category, muscleGroup])]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className={classes.words}>
                  {[difficultyLevel && capital(difficultyLevel), equipmentNeeded.join(', ')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Link>
            </li>
          )}
        </Portions>
      )}
    </div>
  );
}
