import fc from 'fast-check';

// Property tests draw the same cases in every run; a test that wants others names its own seed.
fc.configureGlobal({ seed: 20_261_121 });
