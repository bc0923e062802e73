import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotRedFlag } from '../safety/red-flags.ts';
import { answerOffline, type Turn } from './answer-question.ts';
import { KNOWLEDGE } from './knowledge/knowledge.ts';
import { findOffLimits } from './off-limits.ts';
import { OWN_TOPICS } from './own/own-topics.ts';
import { FACTS, PEAK_DAY } from './testing/facts.ts';

const ask = (message: string, history: Turn[] = [], facts: typeof FACTS | null = FACTS) =>
  answerOffline({ message, history, facts });
const entry = (id: string) => KNOWLEDGE.find((one) => one.id === id)?.answer;
/** The knowledge entry's text as shown to a coach. */
const toCoach = (id: string) =>
  ask(KNOWLEDGE.find((one) => one.id === id)?.title ?? '', [], null).response;
const after = (content: string): Turn[] => [
  { role: 'user', content },
  { role: 'assistant', content: ask(content).response },
];

describe('the knowledge base', () => {
  it('has at least 60 entries, each with a source and a unique id', () => {
    expect(KNOWLEDGE.length).toBeGreaterThanOrEqual(60);
    expect(new Set(KNOWLEDGE.map(({ id }) => id)).size).toBe(KNOWLEDGE.length);
    for (const { sources, answer } of KNOWLEDGE) {
      expect(sources.length).toBeGreaterThan(0);
      expect(answer.length).toBeLessThan(500);
    }
  });

  it.each(KNOWLEDGE.map(({ title, answer, forCoach }) => ({ title, answer, forCoach })))(
    'answers $title with its entry, and never mentions a coach to a coach',
    ({ title, answer, forCoach }) => {
      const { response } = ask(title, [], null);
      expect(response.toLowerCase()).toBe(
        forCoach?.toLowerCase() ?? answer.toLowerCase().replaceAll('your coach', 'the coach'),
      );
      expect(response).not.toMatch(/your coach/i);
      // A question the app suggests must never be refused.
      expect(spotRedFlag(title)).toBeNull();
      expect(findOffLimits(title)).toBeNull();
    },
  );

  it.each([
    ['how much protien should i eat in prep', 'protein'],
    ['can I have a beer on saturday', 'alcohol'],
    ['should I do hiit or liss', 'hiit_or_liss'],
    ['my scale is stuck for 2 weeks', 'plateau'],
    ['how often should i weigh myself', 'when_weigh'],
    ['do i need a deload', 'deload'],
    ['how do carbs load before the show', 'carb_load'],
    ['what to eat on show day', 'show_day_food'],
    ['is fasted cardio good', 'fasted_cardio'],
    ['my shoulder hurts when I bench', 'joint_pain'],
    ['what does rpe 8 mean', 'rpe'],
    ['which poses are mandatory', 'mandatory_poses'],
    ['why shouldnt I cut water, is it dangerous', 'why_not_cut_water'],
    ['I am so tired', 'fatigue'],
    ['how do i log a meal', 'log_meal'],
    ['who can read this', 'who_reads'],
    ['can I eat pizza tonight', 'cheat_meal'],
    ['i feel small', 'compare'],
    ['I feel so fat', 'compare'],
    ['i feel like shit', 'feel_bad'],
  ])('understands %j', (message, id) => {
    expect(ask(message, [], null).response).toBe(toCoach(id));
  });

  it.each(['I feel great', 'I feel ready', 'I feel like dancing'])(
    'doesn’t read %j as a comment on appearance',
    (message) => {
      expect(ask(message).response).not.toBe(entry('compare'));
      expect(ask(message).response).not.toBe(entry('feel_bad'));
    },
  );

  it.each(['out of breath', 'how do I breathe on squats', 'my breath is short'])(
    'doesn’t read %j as a posing question',
    (message) => expect(ask(message).response).not.toBe(entry('breathing')),
  );

  it.each(['how do I breathe in a pose', 'how to breathe on stage', 'breathing in the vacuum'])(
    'explains how to breathe while posing for %j',
    (message) => expect(ask(message).response).toBe(entry('breathing')),
  );
});

describe('answers from the athlete’s data', () => {
  it.each(OWN_TOPICS.map((topic) => ({ title: topic.title, topic })))(
    'answers $title from the data',
    ({ title, topic }) => {
      const answer = ask(title);
      expect(answer.response).toBe(topic.answer(FACTS, title));
      expect(answer.sources).toEqual([{ title: topic.source, kind: 'own' }]);
    },
  );

  it('answers from the peak week when it replaces the plans', () => {
    const facts = { ...FACTS, peakDay: PEAK_DAY, workout: null, nextWorkout: null, cardio: null };
    for (const question of ['what do I train today?', 'what do I train tomorrow']) {
      expect(ask(question, [], facts).response).toMatch(/peak week .*No training\. Posing only/);
    }
    expect(ask('cardio today', [], facts).response).toMatch(/^No cardio: .*peak week/);
    const show = FACTS.show && { ...FACTS.show, date: FACTS.today };
    const onShowDay = ask('what do I train today?', [], { ...facts, peakDay: null, show });
    expect(onShowDay.response).toMatch(/^Today is the day of your show: no training\.$/);
  });

  it.each([
    ['what do i train today?', /^Today is Push, about 65 minutes:\n• Bench Press: 4 × 6-8$/],
    ['whats my workout today', /^Today is Push/],
    ['when is my next session', /Legs on Monday 23 November/],
    ['what do I train tomorrow', /^Tomorrow is a rest day/],
    ['how many calories left', /^You have 1300 kcal left of 2200 today: 110 g protein/],
    ['how much protein do I have left today', /^You have 110 g of protein left/],
    ['what should I eat now', /^Next in your plan is Lunch at 13:00/],
    ['am I losing weight too fast', /lost 0\.7 kg a week \(0\.8\d%.*within the 0\.5 to 1%/],
    ['how many weeks out am i', /Harbour Open is on Saturday 23 January: 9 weeks out \(63 days\)/],
    ['what phase am I in', /Mid Prep/],
    ['what is my bench e1rm', /Barbell Bench Press: 121\.5 kg/],
    ['how is my weight going', /You weighed 82 kg on Saturday 21 November/],
    ['what are my macros', /2200 kcal, 190 g protein/],
    ['how is my adherence', /92%/],
    [
      'how much protein did I eat this week',
      /^You had 192 g of protein a day.*2 logged days.*190 g/,
    ],
    ['what did I eat this week', /^On average 2200 kcal, 192 g protein, 218 g carbs, 61 g fat/],
    ['how many workouts this week', /^You have finished 3 workouts since Monday\. Your plan has 5/],
    ['when is my next deload', /next deload week begins on Monday 30 November/],
    ['how many weeks until my deload', /next deload week begins/],
    ['how am I eating this week', /^On average 2200 kcal/],
  ])('answers %j from the knowledge base', (message, expected) => {
    expect(ask(message).response).toMatch(expected);
  });

  it.each([
    ['What should I eat in peak week?', 'peak_week'],
    ['How many carbs should I eat in peak week?', 'peak_week'],
    ['What should I eat during show week?', 'peak_week'],
    ['How much fat can I lose in a week?', 'rate_of_loss'],
    ['How much fat did I lose this week?', 'rate_of_loss'],
    ['Should I eat more carbs in the last week?', 'carbs'],
    ['How often should I train each muscle per week?', 'weekly_sets'],
    ['When do I need a deload?', 'deload'],
    ['When should I deload?', 'deload'],
    ['What should I do in my deload week?', 'deload'],
  ])('doesn’t read %j as a question about the current week', (message, id) => {
    expect(ask(message).response).toBe(entry(id));
  });

  it.each([
    'Can I train abs twice a week?',
    'What did I eat last week?',
    'How many workouts did I do last week?',
  ])('has no data for %j', (message) => {
    expect(ask(message).isUnderstood).toBe(false);
  });

  it('names the missing data and makes up no numbers', () => {
    const bare = {
      ...FACTS,
      plan: null,
      workout: null,
      nextWorkout: null,
      cardio: null,
      targets: null,
      eaten: { calories: 0, protein: 0, carbs: 0, fats: 0 },
      week: {
        eaten: [],
        workoutsDone: 0,
        cardioDone: { sessions: 0, minutes: 0 },
        cardioPlannedMinutes: null,
      },
      meals: [],
      weightKg: null,
      startWeightKg: null,
      targetWeightKg: null,
      bodyFatPercent: null,
      weighIns: [],
      show: null,
      lifts: [],
      burnt: null,
      answers: null,
      standing: null,
    };
    for (const topic of OWN_TOPICS) {
      const { response } = ask(topic.title, [], bare);
      expect(response, topic.title).toBe(topic.answer(bare, topic.title));
      expect(response, topic.title).not.toMatch(/\d/);
    }
  });

  it('warns about a loss that is too fast, in pounds for athletes who use pounds', () => {
    const fast = FACTS.weighIns.map((point, index) => ({ ...point, weightKg: 90 - index * 0.3 }));
    const facts = { ...FACTS, units: 'imperial' as const, weighIns: fast };
    expect(ask('is my weight loss too fast', [], facts).response).toMatch(
      /4\.6 lb a week.*too fast/,
    );
  });

  it.each(['how much weight did I lose?', 'how much weight have I lost so far?'])(
    "answers %j with the athlete's own weight",
    (question) => {
      const own = OWN_TOPICS.find(({ id }) => id === 'own_weight');
      expect(ask(question).response).toBe(own?.answer(FACTS, question));
    },
  );

  it('requires enough weigh-ins to give a rate', () => {
    const facts = { ...FACTS, weighIns: FACTS.weighIns.slice(-3) };
    expect(ask('is my weight loss too fast', [], facts).response).toMatch(/not enough data/);
  });
});

describe('a conversation', () => {
  it('understands a follow-up question', () => {
    expect(ask('and on rest days?', after('how many calories should I eat')).response).toBe(
      entry('rest_day_food'),
    );
    expect(ask('and carbs?', after('how much protein do I have left today')).response).toMatch(
      /130 g of carbs left/,
    );
    expect(ask('and tomorrow?', after('what do I train today?')).response).toMatch(/^Tomorrow is/);
  });

  it("doesn't repeat the last answer for unknown words", () => {
    const history = after('Do refeeds and diet breaks help?');
    for (const message of ['zxcv qwer', 'and the weather?']) {
      expect(ask(message, history).isUnderstood, message).toBe(false);
    }
    expect(ask('why?', history).isUnderstood).toBe(true);
  });

  it.each([
    ['why am i so tired', 'fatigue'],
    ['why cant I see abs', 'see_abs'],
  ])('answers %j on its own, regardless of earlier messages', (message, id) => {
    expect(ask(message, after('my knee hurts when i squat')).response).toBe(entry(id));
  });

  it.each(['why am i not losing weight', 'why am i not loosing weight', 'im stuck at 82kg'])(
    'compares %j with the weigh-ins, regardless of earlier messages',
    (message) => {
      const { response } = ask(message, after('my knee hurts when i squat'));
      expect(response).toMatch(/^You are not stuck\. Over the 14 days.*you lost 0\.7 kg a week/);
      const level = FACTS.weighIns.map((point) => ({ ...point, weightKg: 82, trendKg: 82 }));
      const targets = FACTS.targets && { ...FACTS.targets, calories: 2400 };
      const stuck = ask(message, [], { ...FACTS, weighIns: level, targets }).response;
      expect(stuck).toMatch(/0 kg a week.*within normal scale noise.*5 to 8% fewer/);
      expect(ask(message, [], null).response).toBe(toCoach('plateau'));
    },
  );

  it("doesn't repeat the last answer to a “why” about something unknown", () => {
    const message = 'why is my neighbour loud';
    expect(ask(message, after('my knee hurts when i squat')).isUnderstood).toBe(false);
  });

  it("admits when it doesn't understand, and suggests the closest topics", () => {
    for (const message of [
      'asdf qwer',
      'what is the capital of France',
      'who won the election?',
      'can you book me a flight',
    ]) {
      const answer = ask(message);
      expect(answer.isUnderstood, message).toBe(false);
      expect(answer.response).toMatch(/didn’t understand/);
      expect(answer.response).toMatch(/urgent health problem.*112 or 911.*coach/);
      expect(ask(message, [], null).response).toMatch(/urgent health problem.*112 or 911/);
      expect(answer.topics).toHaveLength(3);
    }
  });

  it('refers an athlete to their coach for other questions, and a coach to no one', () => {
    expect(ask('asdf qwer').response).toContain('your coach is one message away');
    expect(ask('asdf qwer', [], null).response).not.toContain('your coach');
  });

  it('answers any text without failing, and deterministically', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (message) => {
        expect(ask(message)).toEqual(ask(message));
        spotRedFlag(message);
        findOffLimits(message);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

it.each(['constructor', 'toString', '__proto__'])('answers a question containing %s', (word) => {
  expect(ask(`${word} and my next meal`).response).toContain('Next in your plan');
});
