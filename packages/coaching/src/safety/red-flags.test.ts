import { describe, expect, it } from 'vitest';
import { spotRedFlag } from './red-flags.ts';

const idOf = (text: string) => {
  const spotted = spotRedFlag(text);
  return spotted && !spotted.isHypothetical ? spotted.flag.id : null;
};

/** What is heard, and as which sign. */
const HEARD: readonly (readonly [string, string])[] = [
  ['I fainted after leg day', 'fainting'],
  ['i faintd this morning', 'fainting'],
  ['nearly passed out in the squat rack', 'fainting'],
  ['I blacked out for a second', 'fainting'],
  ['Ive been fianting', 'fainting'],
  ['I have palpitations at night', 'palpitations'],
  ['getting palpatations since monday', 'palpitations'],
  ['my heart keeps racing when I lie down', 'palpitations'],
  ['my heart is skipping beats', 'palpitations'],
  ['Chest pain on the stairs', 'chest_pain'],
  ['I get a pain in my chest', 'chest_pain'],
  ['my chest feels really tight', 'chest_pain'],
  ['chets pain', 'chest_pain'],
  ['I have not had my period for four months', 'no_period_said_so'],
  ['no period since august', 'no_period_said_so'],
  ['My period stopped', 'no_period'],
  ['i lost my period in prep', 'no_period'],
  ['missed my period again', 'no_period'],
  ['amenorrhoea', 'no_period'],
  ['I binged all weekend', 'purging'],
  ['i keep bingeing at night', 'purging'],
  ['I made myself throw up', 'purging'],
  ['I cant stop binging', 'purging'],
  ['i took laxatives after dinner', 'purging'],
  ['I want to die', 'suicidal'],
  ['i want to kill myself', 'suicidal'],
  ['feeling suicidal', 'suicidal'],
  ['I don’t want to live anymore', 'suicidal'],
  ['there is no point in living', 'suicidal'],
  ['I have been hurting myself', 'suicidal'],
  ['I feel depressed', 'low_mood'],
  ['I feel hopeless', 'low_mood'],
  ['my mood has been low for weeks', 'low_mood'],
  ['I can’t get out of bed', 'low_mood'],
  ['doctor says stress fracture in my foot', 'stress_fracture'],
  ['I have no libido', 'libido'],
  ['zero sex drive', 'libido'],
  ['I have insomnia', 'insomnia'],
  ['can’t sleep for three nights', 'insomnia'],
  ['I havent peed all day', 'dehydration'],
  ['I can’t breathe', 'breathless'],
  ['How many carbs today? Also I fainted yesterday.', 'fainting'],
  ['I did not faint but my heart is racing', 'palpitations'],
  ['I dont know why I fainted', 'fainting'],
  ['Passed out after cardio', 'fainting'],
  ['my heart was racing all night', 'palpitations'],
  ['Palpitations again', 'palpitations'],
  ['my period is gone', 'no_period'],
  ['The MRI shows a stress fracture', 'stress_fracture'],
  ['stress reaction in the shin', 'stress_fracture'],
  ['I have had a low mood for a month', 'low_mood'],
  ['feeling down for weeks', 'low_mood'],
  ['I only sleep three hours a night', 'insomnia'],
  ['I can not sleep', 'insomnia'],
  ['My heart keeps missing beats', 'palpitations'],
  ['I have not menstruated since summer', 'no_period'],
  ['my period is late by 3 months', 'no_period'],
  ['I am vomiting', 'dehydration'],
  ['I feel weak and dizzy', 'dehydration'],
  ["I can't sleep", 'insomnia'],
  ['low libido lately', 'libido'],
  ['Everything feels hopeless', 'low_mood'],
  ['No palpitations, but I passed out', 'fainting'],
  ['I get chest pain if I run', 'chest_pain'],
  ['get chest pain if i run', 'chest_pain'],
  ['If I run I get chest pain', 'chest_pain'],
  ['if i run my chest hurts', 'chest_pain'],
  ['I faint if I stand up fast', 'fainting'],
  ['can I train if I fainted yesterday', 'fainting'],
  ['I had palpitations during cardio', 'palpitations'],
  ['my heart skips beats in zone 2', 'palpitations'],
  ['heart pounding in bed after cardio', 'palpitations'],
  ['chest pain and my left arm muscle is weak', 'chest_pain'],
  ['pain in my chest, and a sore arm muscle', 'chest_pain'],
  ['I lost my period while cutting', 'no_period'],
  ['I have not had a period and I lost 12 kg', 'no_period_said_so'],
  ['I binged while watching Netflix', 'purging'],
  ['made myself vomit, then watched a series', 'purging'],
  ['I want to kill myself over food', 'suicidal'],
  ['Not feeling great. Chest pain since morning', 'chest_pain'],
  ['No training today. Fainted at work', 'fainting'],
  ['No energy, palpitations, dizzy', 'palpitations'],
  ['I did not sleep well, chest pain all night', 'chest_pain'],
  ['Could not finish cardio. Blacked out', 'fainting'],
  ['I have no energy and my heart keeps pounding', 'palpitations'],
  ['no sleep, no period, no libido', 'no_period_said_so'],
  ['no energy at all this week and no period', 'no_period_said_so'],
  ['No training today fainted at work', 'fainting'],
  ['No chest pain, fainted at the gym', 'fainting'],
  ['no chest pain, but palpitations', 'palpitations'],
  ['No chest pain and my heart races', 'palpitations'],
  ['No, palpitations again', 'palpitations'],
  ['No chest pain, slept badly, palpitations', 'palpitations'],
  ['no motivation or drive, fainted twice', 'fainting'],
  ['Chest pain: yes. Fainting: no', 'chest_pain'],
  ['my heart races at night', 'palpitations'],
  ['My heart raced all night', 'palpitations'],
  ['heart is beating really fast', 'palpitations'],
  ['heart palps', 'palpitations'],
  ['resting heart rate 140', 'palpitations'],
  ['my pulse is 130 at rest', 'palpitations'],
  ['I stick my fingers down my throat after eating', 'purging'],
  ['I vomit after every meal', 'purging'],
  ['I puke after dinner', 'purging'],
  ['I throw up on purpose', 'purging'],
  ['I don’t want to be here anymore', 'suicidal'],
  ['I want to end it all', 'suicidal'],
  ['wish I was dead', 'suicidal'],
  ['I wish I had never been born', 'suicidal'],
  ['what’s the point of living', 'suicidal'],
  ['they would be better off without me', 'suicidal'],
  ['I have been awake every night for weeks', 'insomnia'],
  ['no sleep for days', 'insomnia'],
  ['I only sleep 3 hours', 'insomnia'],
  ['can’t fall asleep', 'insomnia'],
  ['everything went black', 'fainting'],
  ['I’m out of breath at rest', 'breathless'],
  ['I have not bled in four months', 'no_period'],
  ['My periods disappeared', 'no_period'],
  ['my period is 60 days late', 'no_period'],
  ['I can’t get it up anymore', 'libido'],
  ['no interest in sex', 'libido'],
  ['I think I had a heart attack', 'emergency'],
  ['They called an ambulance for me', 'emergency'],
  ['I went to the emergency room', 'emergency'],
  ['life is not worth living', 'suicidal'],
  ['nobody would miss me', 'suicidal'],
  ['I can’t go on', 'low_mood'],
  ['could not sleep at all for a week', 'insomnia'],
  ['there was blood in my urine', 'dehydration'],
  ['I can’t remember when I last had my period', 'no_period'],
  ['I was taken to hospital last night', 'emergency'],
  ['Ich will nicht mehr leben', 'suicidal'],
  ['ich möchte mich umbringen', 'suicidal'],
  ['Ich habe Schmerzen in der Brust', 'chest_pain'],
  ['seit gestern Brustschmerzen', 'chest_pain'],
  ['Ich bin nach dem Training umgekippt', 'fainting'],
  ['mir wurde schwarz vor Augen', 'fainting'],
  ['nachts Herzrasen', 'palpitations'],
  ['Wir mussten den Notarzt rufen', 'emergency'],
  ['je veux mourir', 'suicidal'],
  ['Je pense au suicide', 'suicidal'],
  ['j’ai mal à la poitrine', 'chest_pain'],
  ['une douleur dans la poitrine', 'chest_pain'],
  ['je me suis évanouie hier', 'fainting'],
  ['je suis aux urgences', 'emergency'],
  ['mon cœur s’emballe', 'palpitations'],
  ['quiero morirme', 'suicidal'],
  ['no quiero vivir', 'suicidal'],
  ['me duele el pecho', 'chest_pain'],
  ['tengo dolor de pecho', 'chest_pain'],
  ['me desmayé ayer', 'fainting'],
  ['llamaron una ambulancia', 'emergency'],
];

/** What is harmless, though it sounds like a sign or denies something. */
const HARMLESS: readonly string[] = [
  'Slept well, strong session',
  'No palpitations',
  'I have not fainted again',
  'Haven’t had any chest pain',
  'Training period was hard',
  'Collarbone is fine',
  '',
  'I did not faint',
  'I didn’t faint',
  'I have never fainted',
  'no chest pain',
  'No chest pain, palpitations or fainting',
  'I have had no palpitations',
  'I haven’t missed a period',
  'never had palpitations, never fainted',
  'I do not binge',
  'I am not depressed',
  'how long should the rest period be',
  'no rest period between sets',
  'How do I grow my chest?',
  'chest day tomorrow, no energy',
  'my chest is sore from bench',
  'what is my heart rate zone',
  'heart racing after sprints, is that zone 5?',
  'my heart was pounding during HIIT',
  'my chest aches, just DOMS',
  'my chest hurts when I stretch',
  'need new blackout curtains',
  'I cut myself shaving',
  'binge watching all evening',
  'binged the whole series',
  'missed my carb cycle',
  'skipped the rest periods between sets',
  'Is cheat day bad',
  'did I lose weight this week',
  'sweet potato or rice',
  'my legs are dead after squats',
  'I want to lose the last kilo',
  'my heart rate zones',
  'average heart rate 140 in zone 2',
  'resting heart rate 52, max 190',
  'heart rate 150, rest 120 seconds between sets',
  'slept only 6 hours',
  'only slept 5 hours last night',
  'legs went numb with joy',
  'my heart raced with excitement at the check-in',
  'heart beating fast after the last set',
  'out of breath between sets',
  'in the end it all went well',
  'at the end of it all I was happy',
  'suicides at the end of practice',
  'I use a suicide grip on bench',
  'palms up curls',
  'couldn’t get it up on the last bench rep',
  'what is the point of a deload',
  'I do not want to be here in the same spot next year',
  'went black coffee only today',
  'black friday went well',
  'dropped my stroke rate on the rower',
  'my emergency snack is a banana',
  'my period is 2 days late',
  'not a fan of dead lifts, wish I had dead bugs instead',
  'trouble falling asleep yesterday',
  'No energy',
  'Not feeling great',
  'No training today',
  'I did not sleep well',
  'Could not finish cardio',
  'no time for the gym',
  'never skipped a meal',
  'without coffee this morning',
  'zero cravings',
  'Chest pain: no. Fainting: none.',
  'Palpitations? No',
  'my heart is not racing',
  'back pain no chest pain',
  'I want to be dead sexy on stage',
  'no chest pain or palpitations or fainting',
  'No chest pain/palpitations/dizziness',
  'No chest pain, dizziness, palpitations or nausea',
  'I haven’t had any chest pain, palpitations or cramps',
  'I have not fainted, collapsed or vomited',
  'I do not think I fainted',
  'no signs of palpitations',
  'w/o palpitations',
  'keine Brustschmerzen',
  'ich bin nicht ohnmächtig geworden',
  'die Brust schmerzt vom Muskelkater',
  'pas de douleur dans la poitrine',
  'no tengo dolor de pecho',
  'Brusttraining war gut',
];

describe('red flags', () => {
  it.each(HEARD)('hears %j', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each(HARMLESS)('does not hear one in %j', (text) => {
    expect(idOf(text)).toBeNull();
  });

  it('gives advice on a question in general, without taking anybody for ill', () => {
    for (const text of [
      'What if I faint?',
      'what happens if I faint',
      'if I have palpitations what do I do',
      'In case I get chest pain should I stop',
      'can dieting cause fainting',
      'what is amenorrhea',
    ]) {
      expect(spotRedFlag(text), text).toMatchObject({ isHypothetical: true });
    }
    expect(spotRedFlag('what if I kill myself')).toMatchObject({ isHypothetical: false });
  });

  it('names the gravest of several', () => {
    expect(idOf('I binged and now I have chest pain')).toBe('chest_pain');
  });

  /** Some of the harmless sentences, others for each place in a list, so that every one has its turn. */
  const some = (place: number) =>
    Array.from({ length: 8 }, (_, turn) => HARMLESS[(place * 8 + turn) % HARMLESS.length] ?? '');

  it.each(HEARD.map(([text, id], place) => ({ text, id, place })))(
    'hears $text beside harmless sentences, whatever those deny',
    ({ text, id, place }) => {
      for (const harmless of some(place)) {
        for (const joined of [
          `${harmless}. ${text}`,
          `${text}. ${harmless}`,
          `${harmless}\n${text}`,
        ]) {
          expect([joined, idOf(joined)]).toEqual([joined, id]);
        }
      }
    },
  );

  const complaints = [
    'No energy',
    'Not feeling great',
    'No sleep',
    'I did not eat well',
    'No motivation',
  ];

  it.each(complaints)('hears each one behind “%s,” in one sentence', (complaint) => {
    for (const [text, id] of HEARD) {
      const joined = `${complaint}, ${text}`;
      expect([joined, idOf(joined)]).toEqual([joined, id]);
    }
  });

  it.each(HARMLESS.map((text, place) => ({ text, place })))(
    'hears nothing in $text beside other harmless sentences',
    ({ text, place }) => {
      for (const harmless of some(place)) {
        const joined = `${text}. ${harmless}`;
        expect([joined, idOf(joined)]).toEqual([joined, null]);
      }
    },
  );
});
