// What npm says when it fails, turned into what to do about it.

/** @type {readonly { signs: RegExp, words: (root: string) => string }[]} */
const causes = [
  {
    signs: /\b(EACCES|EPERM|EROFS)\b/,
    words: (root) =>
      `The folder ${root} (or something in it) can't be written by this user.\nClone the repository to a folder of your own, or make this folder yours, and run the command again.`,
  },
  {
    signs: /\bENOSPC\b/,
    words: () => 'The disk is full. The packages need about 500 MB.',
  },
  {
    signs:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/,
    words: () =>
      'The package registry could not be reached. The first start needs a connection (later ones do not).\nCheck the network or the proxy (npm config get registry; npm config get proxy) and run the command again.',
  },
  {
    signs: /\b(EUSAGE|in sync)\b/,
    words: () =>
      'package.json and package-lock.json do not fit together. Run "npm install" and commit the lockfile.',
  },
  {
    signs: /\b(E404|ETARGET|EINTEGRITY)\b/,
    words: () => 'The registry does not have a package exactly as the lockfile names it.',
  },
  {
    signs: /spawn npm/,
    words: () => 'npm was not found. It normally comes with Node.',
  },
]

/** @param {string} output what npm wrote @param {string} root */
export function explainFailure(output, root) {
  if (output === 'interrupted') return 'Stopped. The next run installs anew.'
  const cause = causes.find(({ signs }) => signs.test(output))
  const said = output
    .trim()
    .split('\n')
    .filter((line) => !/^npm error( +at .*)?$/.test(line))
    .slice(0, 12)
  return ['npm said:', ...said, '', cause?.words(root) ?? 'The packages could not be installed.'].join('\n')
}
