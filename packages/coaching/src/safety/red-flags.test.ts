import { describe, expect, it } from 'vitest';
import { spotRedFlag } from './red-flags.ts';

const idOf = (text: string) => {
  const spotted = spotRedFlag(text);
  return spotted && !spotted.isHypothetical ? spotted.flag.id : null;
};

describe('red flags', () => {
  it.each([
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
  ])('hears %j', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each([
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
  ])('does not hear one in %j', (text) => {
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
});
