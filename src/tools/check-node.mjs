// Runs first in every script, in words an old Node can read: the tools are TypeScript that Node runs as it stands.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project needs Node 22.18 or newer, and found ${process.versions.node}. ` +
      'On Linux "npm ci" brings one along; elsewhere please install it from https://nodejs.org.',
  );
  process.exit(1);
}
