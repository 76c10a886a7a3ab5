/** First file of `npm start`, in plain JavaScript: an old Node must be able to read it and say what is missing. */
/** The first with argon2 in `node:crypto`. */
const needed = [24, 7];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > needed[0] || (major === needed[0] && minor >= needed[1]);

if (!isNewEnough) {
  console.error(
    `Vitrine needs Node ${needed.join('.')} or newer and this is ${process.version}.\n` +
      'Run "npm ci" and then "npm start": npm brings a fitting Node along with the packages.',
  );
  process.exit(1);
}

const { boundMemory, takeNpm } = await import('./start-memory.mjs');
boundMemory();
const npm = takeNpm();

// The pages are built for production. React picks its version when it is loaded, and the one for development is slower.
process.env.NODE_ENV = 'production';

// Some hundred source files are compiled at every start: kept, they take a sixth off the processor time of the next.
const { enableCompileCache } = await import('node:module');
enableCompileCache();

const { start } = await import('./start.ts');
await start(npm);
