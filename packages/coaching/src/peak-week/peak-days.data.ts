interface DayWords {
  title: string;
  theme: string;
  training: string;
  supplements: string;
  tasks: readonly string[];
  advice: string;
}

const SUPPLEMENTS = 'What you take every week, nothing new. Potassium from food only.';
const DRINK =
  'Drink the usual amount, spread over the day: never more than a liter (33 fl oz) an hour';
const SALT = 'Salt your food as usual';
const WEIGH = 'Weigh in after waking';

const before = (
  title: string,
  theme: string,
  training: string,
  extra: readonly string[],
  advice: string,
): DayWords => ({
  ...{ title, theme, training, advice, supplements: SUPPLEMENTS },
  tasks: [WEIGH, DRINK, SALT, ...extra],
});

/** Texts of each day, by days from the show. */
export const PEAK_DAY_TEXTS: Record<number, DayWords> = {
  [-6]: before(
    'Six days out',
    'Last leg day',
    'Last leg session, nothing to failure.',
    ['Train legs, two reps short of failure at least', 'Posing, 20 minutes'],
    'The work is done. This week only maintains it.',
  ),
  [-5]: before(
    'Five days out',
    'Upper body',
    'Upper body, 12–15 reps, nothing to failure.',
    ['Train upper body', 'Posing, 20 minutes'],
    'Carbohydrate is low today because the load begins in two days. Water and salt stay the same.',
  ),
  [-4]: before(
    'Four days out',
    'Full-body pump',
    'Full-body pump work, 2–3 reps in reserve.',
    ['Light pump session', 'Buy the food of the loading days'],
    'Leave the gym fresher than you came.',
  ),
  [-3]: before(
    'Three days out',
    'First loading day',
    'No training. Posing only.',
    ['Spread carbohydrate over five meals', 'Posing, 15 minutes', 'Photo before bed'],
    'Each gram of glycogen binds about 3 g of water: it is the water that fills the muscle.',
  ),
  [-2]: before(
    'Two days out',
    'Second loading day',
    'No training. Posing only.',
    ['Less fiber from here on', 'Posing, 15 minutes', 'Photo before bed'],
    'Familiar foods only. A full gut is the most common way to look worse.',
  ),
  [-1]: before(
    'The day before',
    'Adjust based on the photo',
    'Light posing.',
    ['Photo in the morning, sent to your coach', 'Tan and bag', 'In bed early'],
    'Flat: the upper end of the carbohydrate. Spilled over: the lower end. Water stays.',
  ),
  0: {
    title: 'Show day',
    theme: 'Small familiar meals',
    training: 'Bands before you walk on.',
    supplements: SUPPLEMENTS,
    tasks: ['Small familiar meals', SALT, 'Sip to thirst', 'Pump with bands', 'Enjoy the stage'],
    advice: 'Nothing new today. Normal salt, water to thirst.',
  },
};

/** The week after the show: food back up to maintenance. */
export const AFTER_SHOW_TEXTS: Omit<DayWords, 'title'> = {
  theme: 'Back up to maintenance',
  training: 'As you feel: easy sessions, no tests.',
  supplements: SUPPLEMENTS,
  tasks: ['Regular meals', DRINK, SALT, 'Sleep eight hours'],
  advice:
    'Swelling and a jump on the scale are water, and they pass. A binge is a reason to call your coach, not to fast.',
};
