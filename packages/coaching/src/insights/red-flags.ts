/**
 * Words for the warning signs of too little energy, and what they are called to the coach. Source: IOC
 * consensus on REDs 2023; the words are our choice and mean to miss little: a false alarm costs a
 * glance. What denies a sign is heard as its absence.
 */
const RED_FLAGS: readonly { flag: string; words: RegExp }[] = [
  { flag: 'fainting', words: /\b(faint(ed|ing)?|pass(ed|ing) out|black(ed)? out|collapsed)\b/i },
  {
    flag: 'palpitations',
    words:
      /\b(palpitations?|heart (is |was )?(racing|flutter\w*|skip\w*)|irregular heart\w*|chest pains?)\b/i,
  },
  {
    flag: 'a missing period',
    words:
      /\b((no|missed|lost|missing|without) (my |a )?periods?|period (has |is )?(stopped|gone|missing)|amenorrh\w+)\b/i,
  },
  { flag: 'a stress fracture', words: /\bstress (fracture|reaction)s?\b/i },
  {
    flag: 'bingeing or purging',
    words: /\b(bing(e|ed|es|eing|ing)|purg(e|ed|ing)|laxatives?|made myself (sick|throw up))\b/i,
  },
  { flag: 'a lost libido', words: /\b((no|lost|low|zero) (my )?(libido|sex drive))\b/i },
  { flag: 'sleeplessness', words: /\b(insomnia|(can ?not|can't|cannot) sleep( at all)?)\b/i },
  { flag: 'despair', words: /\b(hopeless|suicid\w+|self[- ]harm\w*|kill myself|want to die)\b/i },
];

const DENIAL =
  /\b(no|not|never|without|didn't|haven't|hasn't|don't|isn't|zero)\s+(any |more |a |had |felt |feel |been )*$/i;

/** What a text says of a warning sign of the body, named for a coach; null where it says of none. */
export function findRedFlag(written: string): string | null {
  const text = written.replaceAll('’', "'");
  for (const { flag, words } of RED_FLAGS) {
    for (const match of text.matchAll(new RegExp(words, 'gi'))) {
      if (!DENIAL.test(text.slice(0, match.index))) return flag;
    }
  }
  return null;
}
