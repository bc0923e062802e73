/** Items to bring and do on a show day, in order. Keys are stored with the checkmarks, so never rename one. */
export const CHECKLIST = [
  {
    title: 'Bag, packed the evening before',
    items: [
      { key: 'suits', text: 'Competition suit or trunks, and a second one' },
      { key: 'shoes', text: 'Shoes or heels, jewelry, number pin if your class wears them' },
      { key: 'music', text: 'Routine music on two devices, in the format the promoter asked for' },
      { key: 'dark-clothes', text: 'Loose dark clothes, slippers, towels and an old sheet' },
      { key: 'tan-kit', text: 'Tan for touch-ups, glaze, baby wipes' },
      { key: 'bands', text: 'Resistance bands for the pump' },
      { key: 'mirror-kit', text: 'Glue, safety pins, scissors, make-up and hair kit' },
    ],
  },
  {
    title: 'Papers',
    items: [
      { key: 'id', text: 'Photo identification' },
      { key: 'card', text: 'Federation card and proof of registration' },
      { key: 'medication', text: 'Your prescribed medication and a list of it' },
      { key: 'contact', text: 'Emergency contact written down, phone charged' },
    ],
  },
  {
    title: 'Food and water',
    items: [
      { key: 'meals', text: 'Small familiar meals for the whole day, and one spare' },
      { key: 'water', text: 'Your usual water, to sip to thirst' },
      { key: 'salt', text: 'Food salted as usual' },
    ],
  },
  {
    title: 'On the day',
    items: [
      { key: 'check-in', text: 'Check-in and weigh-in, if your class has one' },
      { key: 'meeting', text: 'Athlete meeting: order of classes, stage side, number' },
      { key: 'tan-check', text: 'Tan checked under stage light' },
      { key: 'pump', text: 'Pump-up timed to your class, bands and light only' },
      { key: 'posing', text: 'Turns and poses walked through once' },
    ],
  },
] as const;

export const CHECKLIST_KEYS = CHECKLIST.flatMap(({ items }) => items.map(({ key }) => key));

/**
 * Items that are unchecked when the day changes: fresh food, and everything that happens at the venue. Bag and
 * papers stay packed.
 */
export const SHOW_DAY_KEYS = CHECKLIST.slice(2).flatMap(({ items }) => items.map(({ key }) => key));
