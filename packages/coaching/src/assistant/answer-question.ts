import { exerciseHowTo } from './exercise-how-to.ts';
import type { AthleteFacts } from './facts.ts';
import { type AnswerSource, type KnowledgeEntry, SOURCES } from './knowledge/entry.ts';
import { KNOWLEDGE } from './knowledge/knowledge.ts';
import type { OwnTopic } from './own/own-topic.ts';
import { OWN_TOPICS } from './own/own-topics.ts';
import { type Ranked, TopicIndex } from './rank.ts';
import { plainText, topicWords } from './words.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Question {
  message: string;
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
  /** Null without an athlete's data, for example for a coach. */
  facts: AthleteFacts | null;
}

export interface OfflineAnswer {
  response: string;
  sources: AnswerSource[];
  isUnderstood: boolean;
  /** Similar questions to suggest if this one wasn't understood. */
  topics: string[];
}

const ownIndex = new TopicIndex<OwnTopic>(OWN_TOPICS);
const knowledgeIndex = new TopicIndex<KnowledgeEntry>(KNOWLEDGE);

/** Below this score, a question counts as not understood. [our choice, by the phrasings in the tests] */
const MIN_SCORE = 0.62;
/** Bonus for the athlete's own data if a question mentions them or today. [our choice] */
const OWN_BONUS = 0.12;
const NEAREST = 3;

/** Answers from the athlete's facts and the curated knowledge. Deterministic. */
export function answerOffline(question: Question): OfflineAnswer {
  const small = smallTalk(question.message);
  if (small) return { response: small, sources: [], isUnderstood: true, topics: [] };
  const howTo = exerciseHowTo(plainText(question.message));
  if (howTo) return { response: howTo, sources: [LIBRARY], isUnderstood: true, topics: [] };
  const direct = bestOf(question.message, question.facts);
  const followed = followUp(question, direct?.score ?? 0);
  const best = followed ?? direct;
  if (best && best.score >= MIN_SCORE) return best.answer();
  return notUnderstood(question);
}

const LIBRARY: AnswerSource = { title: 'Our exercise library', kind: 'house' };

interface Candidate {
  score: number;
  answer: () => OfflineAnswer;
}

function bestOf(text: string, facts: AthleteFacts | null): Candidate | null {
  const plain = plainText(text);
  const [known] = knowledgeIndex.rank(text);
  const [own] = facts ? ownIndex.rank(text) : [];
  const bonus = /\b(i|im|ive|my|me|today|tomorrow|now|tonight|left)\b/.test(plain) ? OWN_BONUS : 0;
  if (facts && own && own.score + bonus >= (known?.score ?? 0)) {
    return { score: own.score, answer: () => fromFacts(own, facts, text) };
  }
  return known ? { score: known.score, answer: () => fromKnowledge(known, facts) } : null;
}

function fromFacts({ item }: Ranked<OwnTopic>, facts: AthleteFacts, text: string): OfflineAnswer {
  const source: AnswerSource = { title: item.source, kind: 'own' };
  return { response: item.answer(facts, text), sources: [source], isUnderstood: true, topics: [] };
}

function fromKnowledge(
  { item }: Ranked<KnowledgeEntry>,
  facts: AthleteFacts | null,
): OfflineAnswer {
  const sources = item.sources.map((key) => SOURCES[key]);
  const response = facts ? item.answer : (item.forCoach ?? aboutAthletes(item.answer));
  return { response, sources, isUnderstood: true, topics: [] };
}

/** Rewords an answer for a coach, who has athletes. */
const aboutAthletes = (answer: string) =>
  answer.replace(/\b(y)our coach\b/gi, (_all, y) => (y === 'Y' ? 'The coach' : 'the coach'));

const FOLLOW_UP = /^(and|or|what about|how about|but|also|then|on|in|for|with|after|before)\b/;
const WHY = /^((and|but|so|then) )?why\b/;
/** Maximum length of an earlier question that is considered, in characters. */
const MAX_EARLIER_LENGTH = 2000;
const SHORT_WORDS = 7;
const FEW_WORDS = 3;

/** Treats 'and on rest days?' as the previous question, on rest days. */
function followUp({ message, history, facts }: Question, direct: number): Candidate | null {
  const plain = plainText(message);
  const length = plain.split(' ').length;
  const isFollowing = FOLLOW_UP.test(plain) && length <= SHORT_WORDS;
  if (!isFollowing && (direct >= MIN_SCORE || length > FEW_WORDS)) return null;
  const hasTopic = topicWords(message).some((word) => word !== 'why');
  // A message with an unknown topic is no follow-up. Of questions about reasons, only a bare 'why?' is.
  if (hasTopic && (direct === 0 || WHY.test(plain))) return null;
  const before = history
    .findLast(({ role }) => role === 'user')
    ?.content.slice(0, MAX_EARLIER_LENGTH);
  if (!before) return null;
  const joined = bestOf(`${message} ${withoutParts(before, plain)}`, facts);
  return joined && joined.score >= Math.min(direct, MIN_SCORE) ? joined : null;
}

const MACROS = /\b(calories?|kcal|protein|carb\w*|fats?)\b/gi;

/** Makes 'and carbs?' after a question on protein ask about carbs only. */
const withoutParts = (before: string, plain: string) =>
  new RegExp(MACROS).test(plain) ? before.replace(MACROS, '') : before;

const GREETING = /^(hi|hello|hey|good (morning|evening|afternoon)|yo)( there| coach)?$/;
const THANKS =
  /^(thanks|thank you|thx|cheers|great|perfect|ok|okay|cool)( a lot| so much| very much| thanks| thank you)?$/;

function smallTalk(message: string): string | null {
  const plain = plainText(message);
  if (GREETING.test(plain)) return 'Hello. What would you like to know?';
  if (THANKS.test(plain)) return 'You are welcome.';
  return null;
}

/** Questions similar to a text, phrased as a person would ask them. */
function nearestTopics(text: string, facts: AthleteFacts | null): string[] {
  const ranked = [...(facts ? ownIndex.rank(text) : []), ...knowledgeIndex.rank(text)];
  return ranked
    .sort((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ item }) => item.title);
}

const FIRST_TOPICS = [
  'What can you do?',
  'How much protein do I need?',
  'How fast should I lose weight in prep?',
];

/** An unrecognized text may report an emergency in words or a language the rules don't know. */
const URGENT = 'If this is an urgent health problem, call your emergency number (112 or 911) now.';

function notUnderstood({ message, facts }: Question): OfflineAnswer {
  const near = [...nearestTopics(message, facts), ...FIRST_TOPICS];
  const topics = [...new Set(near)].slice(0, NEAREST);
  const elsewhere = facts
    ? 'For anything else your coach is one message away.'
    : 'You’ll find what an athlete has logged on their own page: search for their name on the dashboard.';
  const urgent = facts ? `${URGENT} Tell your coach too.` : URGENT;
  return {
    response: `I didn’t understand that well enough to answer. Try rephrasing it, or choose one of these. ${elsewhere}\n\n${urgent}`,
    sources: [],
    isUnderstood: false,
    topics,
  };
}

/** The entries most similar to a query, as context for a model. */
export function searchKnowledge(query: string, limit: number) {
  return knowledgeIndex
    .rank(query)
    .slice(0, limit)
    .map(({ item }) => ({
      title: item.title,
      answer: item.answer,
      sources: item.sources.map((key) => SOURCES[key]),
    }));
}
