import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for a test: `using folder = new FolderForTests()` removes it in the end. */
export class FolderForTests {
  readonly path = mkdtempSync(join(tmpdir(), 'chronik-data-'));

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
