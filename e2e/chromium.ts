// The browser of the machine. None is ever downloaded; on Debian as root it is installed from the distribution.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** What a browser does beside showing pages. Naming these replaces the list of Playwright, so what we need of it is here too. */
const NOT_NEEDED = [
  // Two hidden pages for the address bar of every window, a second of processor time each time one is opened.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Questions to the network.
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // Another address than the one that was asked for.
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  // The page before is shown until the next one has something to show.
  'PaintHolding',
  // What a context holds is gone with it.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'ThirdPartyStoragePartitioning',
]

export const CHROMIUM_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NOT_NEEDED.join(',')}`,
]

/** CHROMIUM names another browser. */
export function findChromium(): string {
  const found = installed() ?? installOnDebian()
  if (found !== undefined) return found
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian, Ubuntu: apt install chromium) or name it: CHROMIUM=/path/to/chromium npm test',
  )
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM
  return named !== undefined && named !== '' ? named : PLACES.find((place) => existsSync(place))
}

function installOnDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing chromium for the browser tests …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Somebody else may be installing just now: the system itself does, after it has started.
  const apt = (...args: string[]) =>
    spawnSync('/usr/bin/apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    }).status === 0
  for (let tries = 0; tries < 3; tries++) {
    // A list that could not be fetched is no reason to give up: the last one may do.
    apt('update', '-qq')
    if (apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')) return installed()
  }
  return undefined
}
