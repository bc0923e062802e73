/**
 * The result of a part of the checks. A check that isn't a test suite counts as one.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} output shown on failure
 * @property {string[]} [failures] failed tests, one line each
 * @property {string} [note] shown in the line of a passed part
 */

/** @typedef {{ name: string, run: () => Promise<Result> }} Part */

/** Adds up the results of a run's parts and prints a line for each. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {string[]} failures, one line each */
  failures = [];

  /** @param {{ maySkip: boolean }} options in CI, skipped tests count as failed */
  constructor({ maySkip }) {
    this.maySkip = maySkip;
  }

  /**
   * @param {Part} part
   * @returns {Promise<boolean>} whether nothing failed
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
   * Runs independent parts concurrently.
   * @param {readonly Part[]} parts
   * @param {number} atOnce
   * @returns {Promise<boolean[]>} whether nothing failed, for each part
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
   * Skips a part.
   * @param {string} name
   * @param {string} reason
   */
  skip(name, reason) {
    if (this.maySkip) printLine('skip', name, reason);
    else this.fail(name, reason);
  }

  /**
   * Counts a part that couldn't run.
   * @param {string} name
   * @param {string} reason
   */
  fail(name, reason) {
    this.failed += 1;
    this.failures.push(`${name}: ${reason}`);
    printLine('FAIL', name, reason);
  }

  /** Prints the failures, then the totals as the last line, and sets the exit code. */
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
