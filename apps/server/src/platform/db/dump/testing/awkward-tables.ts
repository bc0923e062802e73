/** Tables with everything that is hard to copy: types, names, cyclic keys, no key. */
export const AWKWARD_TABLES = `
  create table "Select" (
    id uuid primary key,
    "the ""name""" text,
    partner_id uuid references "Select" (id),
    favourite text
  );
  create table keyed_by_text (
    key text unique,
    at timestamptz,
    owner_id uuid not null references "Select" (id) on delete cascade,
    primary key (key, at)
  );
  alter table "Select" add foreign key (favourite) references keyed_by_text (key);
  create table keyless (
    small smallint, big bigint, exact numeric, real_number real, double_number double precision,
    day date, local_time timestamp, span interval, truth boolean, bytes bytea,
    words text[], grid int[][], plain json, structured jsonb,
    twice int generated always as (small * 2) stored
  );
  create table empty (id uuid primary key);
`;

/** Rows for these tables, some of which reference each other. */
export const AWKWARD_ROWS = `
  set session_replication_role = replica;
  insert into "Select" values
    ('00000000-0000-7000-8000-000000000001', 'line
break, tab	, quote " and \\ # ü 日本 💪', '00000000-0000-7000-8000-000000000002', 'Ärger'),
    ('00000000-0000-7000-8000-000000000002', '', '00000000-0000-7000-8000-000000000001', 'zebra'),
    ('00000000-0000-7000-8000-000000000003', null, null, null);
  insert into keyed_by_text values
    ('Ärger', '2026-03-29 00:59:59.999999+00', '00000000-0000-7000-8000-000000000001'),
    ('zebra', '2026-10-25 02:30:00+02', '00000000-0000-7000-8000-000000000002'),
    ('Zebra', 'infinity', '00000000-0000-7000-8000-000000000002'),
    ('#{"kind":"last"}', now(), '00000000-0000-7000-8000-000000000002'),
    ('\\.', now(), '00000000-0000-7000-8000-000000000002'),
    ('\\N', now(), '00000000-0000-7000-8000-000000000002'),
    ('', now(), '00000000-0000-7000-8000-000000000002');
  insert into "Select" (id, "the ""name""", partner_id)
    select gen_random_uuid(), 'row ' || number, '00000000-0000-7000-8000-000000000001'
    from generate_series(1, 3000) number;
  set session_replication_role = origin;
  insert into keyless values
    (-1, 9223372036854775807, 12345678901234567890.00100, 0.1, 0.1, '2026-11-21',
      '1999-12-31 23:59:59.5', '1 mon 2 days 03:04:05.678', true, '\\x00ff23', array['a,"b', null, '{}'],
      '{{1,2},{3,4}}', '{ "b": 1,
 "a": 2 }', '{"b": 1.50, "a": [null, "#"]}'),
    (null, null, null, 'NaN', '-Infinity', '-infinity', null, null, null, '', '{}', null, 'null', '"x"'),
    (0, 0, 'NaN', 1e-30, 2.2250738585072014e-308, '0001-01-01', null, '-1 day', false, null, null, null,
      null, null);
`;
