/**
 * What a part of the checks found. A check that is no test suite counts as one.
 *
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} output shown when something failed
 * @property {string[]} [failures] the failed tests, a line each
 * @property {string} [note] shown in the line of a part that passed
 */

/** @typedef {{ name: string, run: () => Promise<Result> }} Part */

/** Adds up what the parts of a run found, and prints a line for each of them. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {string[]} what failed, a line each */
  failures = [];

  /** @param {{ maySkip: boolean }} options in CI nothing may be skipped: what is counts as failed */
  constructor({ maySkip }) {
    this.maySkip = maySkip;
  }

  /**
   * @param {Part} part
   * @returns {Promise<boolean>} whether nothing in it failed
   */
  async run(part) {
    const startedAt = performance.now();
    const result = await part.run().catch(toFailure);
    const seconds = (performance.now() - startedAt) / 1000;
    const skipped = result.skipped ?? 0;
    const failed = result.failed + (this.maySkip ? 0 : skipped);
    this.passed += result.passed;
    this.failed += failed;
    const counts = [`${result.passed} passed`];
    if (result.failed > 0) counts.push(`${result.failed} failed`);
    if (skipped > 0) counts.push(`${skipped} skipped`);
    printLine(
      failed === 0 ? 'ok' : 'FAIL',
      part.name,
      `${counts.join(', ')} in ${seconds.toFixed(1)} s${failed === 0 && result.note ? `: ${result.note}` : ''}`,
    );
    if (failed > 0) {
      console.log(indent(result.output));
      const tests = (result.failures ?? []).map((test) => `${part.name}: ${test}`);
      this.failures.push(...(tests.length > 0 ? tests : [part.name]));
    }
    return failed === 0;
  }

  /**
   * Runs parts that do not disturb one another, so many at a time.
   *
   * @param {readonly Part[]} parts
   * @param {number} atOnce
   * @returns {Promise<boolean[]>} of each whether nothing in it failed
   */
  async runTogether(parts, atOnce) {
    /** @type {boolean[]} */
    const outcomes = [];
    const waiting = [...parts.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, part] = next;
        outcomes[place] = await this.run(part);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return outcomes;
  }

  /**
   * Leaves a part out.
   *
   * @param {string} name
   * @param {string} reason
   */
  skip(name, reason) {
    if (this.maySkip) printLine('skip', name, reason);
    else this.fail(name, reason);
  }

  /**
   * Counts a part that could not be run.
   *
   * @param {string} name
   * @param {string} reason
   */
  fail(name, reason) {
    this.failed += 1;
    this.failures.push(`${name}: ${reason}`);
    printLine('FAIL', name, reason);
  }

  /** Prints what failed and the totals, as the last line, and tells the process how it went. */
  finish() {
    if (this.failures.length > 0) console.log(`\nFailed:\n${indent(this.failures.join('\n'))}`);
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 && this.passed > 0 ? 0 : 1;
  }
}

/**
 * @param {unknown} error
 * @returns {Result}
 */
function toFailure(error) {
  return { passed: 0, failed: 1, output: error instanceof Error ? `${error.stack}` : `${error}` };
}

/**
 * @param {string} mark
 * @param {string} name
 * @param {string} text
 */
function printLine(mark, name, text) {
  console.log(`${mark.padEnd(5)} ${name.padEnd(28)} ${text}`);
}

/** @param {string} text */
function indent(text) {
  return text.trimEnd().replace(/^/gm, '      ');
}
