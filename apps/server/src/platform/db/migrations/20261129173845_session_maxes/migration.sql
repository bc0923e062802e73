ALTER TABLE "workout_sessions" ADD COLUMN "maxes" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- `maxesOfSession` of the coaching package in SQL, for the sessions so far. A test compares the two.
with lifted as (
  select e.user_id, e.session_id, e.exercise_id, e.position, t.number, t.weight_kg::float8 as kg, t.reps,
    t.rpe is null or t.rpe >= 6.5 as is_trusted, t.reps + case when t.rpe is null then 0 else 10 - t.rpe::float8 end as total
  from workout_sessions s
  join session_exercises e on e.user_id = s.user_id and e.session_id = s.id
  join workout_sets t on t.user_id = e.user_id and t.session_id = e.session_id and t.exercise_key = e.key
  where s.completed and t.weight_kg > 0 and t.reps >= 1
), estimated as (
  select user_id, session_id, exercise_id, position, number, total <= 10 as is_reliable,
    case when is_trusted and total <= 12 then case when total = 1 then kg else kg * (1 + total / 30) end end as max_kg,
    case when reps = 1 then kg else kg * (1 + least(reps, 12)::float8 / 30) end as min_max_kg
  from lifted
), best as (
  select distinct on (user_id, session_id, exercise_id) user_id, session_id, exercise_id, max_kg, is_reliable,
    max(min_max_kg) over (partition by user_id, session_id, exercise_id) as bound_kg
  from estimated
  order by user_id, session_id, exercise_id, max_kg desc nulls last, position, number
), maxes as (
  select user_id, session_id,
    jsonb_agg(jsonb_build_object('exerciseId', exercise_id, 'kg', max_kg, 'isReliable', is_reliable)) as maxes
  from best where bound_kg <= max_kg group by user_id, session_id
)
update workout_sessions s set maxes = m.maxes
from maxes m where m.user_id = s.user_id and m.session_id = s.id;
