import type { KnowledgeEntry } from './entry.ts';

export const PRODUCT_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'what_is_this',
    title: 'What can you do?',
    ask: [
      'help',
      'who are you',
      'are you a robot',
      'are you human',
      'robot human',
      'assistant',
      'what can i ask',
    ],
    answer:
      'I’m your coach’s assistant, a program and not a person. I answer from your own plans and logs and from checked notes on training, food, cardio, prep, posing and recovery. I don’t give drug doses, and I tell your coach when something sounds serious.',
    forCoach:
      'I’m your assistant, a program and not a person. I answer your athletes from their own plans and logs, and you from checked notes on training, food, cardio, prep, posing and recovery. I don’t give drug doses, and I alert you when an athlete tells me of something serious.',
    sources: ['product'],
  },
  {
    id: 'log_meal',
    title: 'How do I log a meal?',
    ask: ['log meal', 'log food', 'add food diary', 'track meal', 'enter calorie'],
    answer:
      'From the meal plan press the meal you ate, or open Log meal to search foods, repeat a usual one or add your own. Quick log takes just macros. Everything you log appears in the nutrition diary by day and week, and you can edit it there.',
    sources: ['product'],
  },
  {
    id: 'log_progress',
    title: 'How do I log my weight?',
    ask: ['log weight', 'enter weight', 'log progress', 'add measurement', 'check in'],
    answer:
      'Press Log Progress on your dashboard: weight, body fat, measurements, sleep, mood and a note. The entry counts for your day, and your coach sees it.',
    forCoach:
      'Your athletes press Log Progress on their dashboard: weight, body fat, measurements, sleep, mood and a note. You see the entries on their page under Progress.',
    sources: ['product'],
  },
  {
    id: 'log_workout',
    title: 'How do I log a workout?',
    ask: ['log train', 'start train session', 'record sets', 'workout page', 'enter sets'],
    answer:
      'Press Start Workout on your dashboard. Each set is filled in from last time: change it, press the tick, and the rest counts down. Sets are saved one by one, so nothing is lost if you close it.',
    sources: ['product'],
  },
  {
    id: 'trend_line',
    title: 'What is the trend line of my weight?',
    ask: ['trend line', 'trend weight', 'smoothed weight', 'weight chart'],
    answer:
      'A smoothed weight: each new weigh-in moves it by a tenth of the difference for every day since the last. It follows slowly and ignores jumps of water, so judge your week by it.',
    sources: ['house'],
  },
  {
    id: 'compliance',
    title: 'How is my adherence worked out?',
    ask: ['adherence worked out', 'compliance', 'adherence score', 'percentage plan followed'],
    answer:
      'Over your last 14 days, or since you joined: meals logged and sessions done count 35 each, cardio and check-ins 15 each, of what your plans ask for. Your coach sees the same figure.',
    forCoach:
      'Over the last 14 days of an athlete: the share of planned meals and sessions counts 35 each, that of cardio and check-ins 15 each. You can see each part on their page under Why.',
    sources: ['house'],
  },
  {
    id: 'units',
    title: 'How do I change my units or password?',
    ask: [
      'change unit',
      'pounds kilos',
      'change password',
      'imperial metric',
      'account setting',
      'log out',
    ],
    answer:
      'Your account page has your password and the devices you’re logged in on. Units, kg or lb, are under Your details there.',
    sources: ['product'],
  },
  {
    id: 'who_reads',
    title: 'Who can read this conversation?',
    ask: ['who read', 'coach read conversation', 'privacy', 'private chat', 'see my messages'],
    answer:
      'You and your coach. It stays until you press New conversation; only passages passed on to your coach stay with them.',
    forCoach:
      'This one is only yours. You can also read what athletes ask me, and you get an alert with their conversation when it sounds serious.',
    sources: ['product'],
  },
  {
    id: 'contact_coach',
    title: 'How do I reach my coach?',
    ask: [
      'contact coach',
      'message coach',
      'reach coach',
      'talk human',
      'speak coach',
      'write coach',
    ],
    answer:
      'Open Messages and write to them; it goes to the same person who writes your plans. For anything urgent about your health, don’t wait for an answer: call a doctor or the emergency number.',
    forCoach:
      'Open Messages and write to the athlete, or press Message on their page. Their replies appear there too, and the navigation shows how many are new.',
    sources: ['product'],
  },
  {
    id: 'change_plan',
    title: 'How do I change my plan?',
    ask: [
      'change plan',
      'new meal plan',
      'different meal plan',
      'generate plan',
      'change train plan',
      'adjust macros',
    ],
    answer:
      'You can swap foods and have a new meal plan created on the meal plan page, including for your own numbers. Your coach writes the training plan: message them what should change and why.',
    forCoach:
      'On an athlete’s page: under Workouts, choose Change this plan or Assign another plan; under Nutrition, choose Change targets. Create new plans builds all plans from their answers.',
    sources: ['product'],
  },
  {
    id: 'protocols',
    title: 'What are protocols?',
    ask: ['protocol', 'protocols approved', 'coach approval'],
    answer:
      'Longer instructions for a phase, such as cutting or off-season. They are drafted from your data, and you see one only when your coach has approved it.',
    forCoach:
      'Longer instructions for a phase, such as cutting or off-season. You draft one from the data of an athlete under Protocols; they see it once you have approved it.',
    sources: ['product'],
  },
];
