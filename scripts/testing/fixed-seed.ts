import fc from 'fast-check';

// Property tests draw the same cases in every run; a test that needs others sets its own seed.
fc.configureGlobal({ seed: 20_261_121 });
