import type { KnowledgeEntry } from './entry.ts';

export const POSING_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'posing_practice',
    title: 'How often should I practice posing?',
    ask: ['practise pose', 'practice pose often', 'pose minutes', 'learn pose', 'pose practice'],
    answer:
      'From twelve weeks out ten to fifteen minutes on most days, and daily in the last four, in the suit or trunks, with photos from judge height. Holding every pose for 20 to 30 seconds without shaking is the aim. The posing page counts the time for you.',
    sources: ['house'],
  },
  {
    id: 'mandatory_poses',
    title: 'Which are the mandatory poses?',
    ask: [
      'mandatory pose',
      'eight pose',
      'bodybuilding pose',
      'which pose',
      'compulsory pose',
      'order mandatory',
      'mandatory',
    ],
    answer:
      'In men’s bodybuilding: front double biceps, front lat spread, side chest, back double biceps, back lat spread, side triceps, abdominals and thighs, and most muscular. Federations differ, so confirm with your promoter.',
    sources: ['house'],
  },
  {
    id: 'classic_poses',
    title: 'What are the poses in Classic Physique?',
    ask: ['classic physique pose', 'vacuum pose', 'classic pose'],
    answer:
      'Quarter turns, then front double biceps, side chest, back double biceps, abdominals and thighs, and a favorite classic pose, no most muscular; IFBB Elite asks for the vacuum too; then a routine of 60 seconds. Confirm with your promoter.',
    sources: ['house'],
  },
  {
    id: 'mens_physique',
    title: 'What do I show in Men’s Physique?',
    ask: ['mens physique', 'board shorts', 'physique quarter turn'],
    answer:
      'A walk and quarter turns in board shorts: open shoulders, tight waist, no flexed poses beyond that. Stage presence and shape count more than size. Confirm with your promoter.',
    sources: ['house'],
  },
  {
    id: 'bikini_wellness',
    title: 'What do I show in Bikini, Wellness and Figure?',
    ask: [
      'bikini',
      'wellness division',
      'figure quarter turn',
      'womens physique',
      'model walk heels',
    ],
    answer:
      'Bikini: model walk, front and back. Wellness: front, right twist, rear, left twist, and a walk. Figure: quarter turns without a routine. Women’s Physique adds open-hand poses and a routine. Confirm with your promoter.',
    sources: ['house'],
  },
  {
    id: 'double_biceps',
    title: 'How do I do a front double biceps?',
    ask: ['front double bicep', 'double biceps pose', 'back double bicep'],
    answer:
      'Build it from the floor: feet, calves, quads; then waist in, chest up, elbows at shoulder height or just above and slightly forward, wrists turned in, and only then the arms hard. In the back version lean back slightly and set one calf.',
    sources: ['house'],
  },
  {
    id: 'routine',
    title: 'How do I build my routine?',
    ask: ['routine music', 'individual routine', 'build routine', 'free posing', 'choreography'],
    answer:
      'Sixty to ninety seconds: a strong opening, your best views early, flowing changes on the music’s accents, your weak view never, and an end that you can hold. Film it weekly from week eight.',
    sources: ['house'],
  },
  {
    id: 'breathing',
    title: 'How do I breathe while posing?',
    ask: ['breathe pose', 'breath pose', 'breathing pose', 'breathe stage', 'hold breath pose'],
    // A person who is short of breath gets no posing advice.
    fits: (plain) =>
      /\b(pos(e|es|ing)|stage|vacuum|routine|double biceps|lat spread)\b/.test(plain),
    answer:
      'Shallow and steady, high into the chest behind a set waist. Take the breath while you move into the pose, set the waist as you hit it, and let the air go little by little through the lips. Don’t hold it for a whole pose: you’ll go red, shake and feel lightheaded. Practice holds of 20 to 30 seconds with a smile.',
    sources: ['house'],
  },
  {
    id: 'shaking',
    title: 'Why do I shake when I pose?',
    ask: ['shake pose', 'trembling pose', 'cramp pose'],
    answer:
      'Because holding is a skill and costs energy. Practice longer holds, breathe shallow and steady behind a set waist, and contract at 80 to 90%, not at 100. Cramps on the day come mostly from too little practice, carbs or salt.',
    sources: ['house'],
  },
];
