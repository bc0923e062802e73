import { DIFFICULTY_LEVELS, EXERCISE_CATEGORIES, MUSCLES } from '@posedown/coaching';
import type { ExerciseItem } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useExercises } from '../api.ts';
import { capital, muscleName } from '../muscle-words.ts';
import { equipmentOf, filterExercises, type LibraryQuery } from './filter-exercises.ts';
import classes from './library.module.css';
import { SelectField } from './select-field.tsx';
import { TechniqueList } from './technique-list.tsx';

interface LibraryScreenProps {
  query: LibraryQuery;
  onQuery: (query: LibraryQuery) => void;
}

/** Every exercise of the product, to search and to narrow down, and the techniques. */
export function LibraryScreen({ query, onQuery }: LibraryScreenProps) {
  const library = useExercises();
  const all = library.data?.exercises;
  return (
    <PageShell
      title="Exercises"
      intro="How each one is done, what to mind, and what is harder or easier."
    >
      <Filters query={query} onQuery={onQuery} all={all ?? []} />
      {all ? (
        <Results exercises={filterExercises(all, query)} />
      ) : library.isError || library.isPaused ? (
        <ErrorState
          title="The exercises could not be loaded."
          onRetry={() => void library.refetch()}
        />
      ) : (
        <SkeletonArea label="Loading the exercises">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} height="4.5rem" />
          ))}
        </SkeletonArea>
      )}
      <TechniqueList />
    </PageShell>
  );
}

const ANY = ['', 'All'] as const;

function Filters({ query, onQuery, all }: LibraryScreenProps & { all: ExerciseItem[] }) {
  const set = (change: Record<string, string>) => {
    const next = Object.entries({ ...query, ...change }).filter(([, value]) => value !== '');
    onQuery(Object.fromEntries(next));
  };
  return (
    <search className={classes.filters}>
      <div className={classes.search}>
        <TextField
          label="Search"
          name="q"
          value={query.q ?? ''}
          onChange={(q) => set({ q })}
          placeholder="Name, muscle or equipment"
        />
      </div>
      <SelectField
        label="Category"
        name="category"
        value={query.category ?? ''}
        onChange={(category) => set({ category })}
        options={[ANY, ...EXERCISE_CATEGORIES.map((name) => [name, name] as const)]}
      />
      <SelectField
        label="Muscle"
        name="muscle"
        value={query.muscle ?? ''}
        onChange={(muscle) => set({ muscle })}
        options={[ANY, ...MUSCLES.map((muscle) => [muscle, muscleName(muscle)] as const)]}
      />
      <SelectField
        label="Equipment"
        name="equipment"
        value={query.equipment ?? ''}
        onChange={(equipment) => set({ equipment })}
        options={[ANY, ...equipmentOf(all).map((name) => [name, name] as const)]}
      />
      <SelectField
        label="Difficulty"
        name="difficulty"
        value={query.difficulty ?? ''}
        onChange={(difficulty) => set({ difficulty })}
        options={[ANY, ...DIFFICULTY_LEVELS.map((level) => [level, capital(level)] as const)]}
      />
    </search>
  );
}

function Results({ exercises }: { exercises: ExerciseItem[] }) {
  if (exercises.length === 0) {
    return (
      <EmptyState title="No exercise found">Search for less, or take a filter away.</EmptyState>
    );
  }
  return (
    <div>
      <p className={classes.count} role="status">
        {exercises.length === 1 ? '1 exercise' : `${exercises.length} exercises`}
      </p>
      <ul className={classes.list}>
        {exercises.map(({ id, name, muscleGroup, difficultyLevel, equipmentNeeded, category }) => (
          <li key={id}>
            <Link to="/exercises/$exerciseId" params={{ exerciseId: id }} className={classes.item}>
              <span className={classes.name}>{name}</span>
              <span className={classes.words}>
                {[category, muscleGroup].filter(Boolean).join(' · ')}
              </span>
              <span className={classes.words}>
                {[difficultyLevel && capital(difficultyLevel), equipmentNeeded.join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
