// Names in a lockfile the platform packages that npm could not see.
const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ')

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, resolved?: string, os?: string[], cpu?: string[],
 *   libc?: string[], link?: boolean, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

/** Adds what is missing and returns its names. @param {Lockfile} lockfile @returns {string[]} */
export function completeLockfile(lockfile) {
  const missing = missingPackages(lockfile)
  for (const { name, version, dev } of missing) {
    lockfile.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      optional: true,
      ...(dev && { dev }),
    }
  }
  return missing.map(({ name }) => name)
}

/** @param {Lockfile} lockfile */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isNamed(packages, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/** Looks where Node would look: in the package's own node_modules, then upwards. @param {Lockfile['packages']} packages @param {string} path @param {string} name */
function isNamed(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!folder) return false
  }
}

/** Platform packages say in their name where they run: `@scope/binding-linux-arm64-musl`. @param {string} name */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = [
    ...words.filter((word) => word.startsWith('musl')).map(() => 'musl'),
    ...words.filter((word) => word.startsWith('gnu')).map(() => 'glibc'),
  ]
  return { ...(cpu.length && { cpu }), ...(os.length && { os }), ...(libc.length && { libc }) }
}
