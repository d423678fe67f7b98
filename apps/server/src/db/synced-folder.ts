import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']

interface EmscriptenModule {
  readonly FS: { readonly ErrnoError: new (errno: number) => Error }
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } }
}

const EIO = 29

/**
 * PGlite's folder on disk, with commits that reach it. As shipped, PGlite never syncs: its `fd_sync` calls
 * `stream_ops.fsync`, which its NodeFS leaves out. `sync` gets the file descriptor and throws where the disk refuses.
 */
export class SyncedFolder extends NodeFS {
  readonly #sync: (fd: number) => void

  constructor(folder: string, sync: (fd: number) => void = fsyncSync) {
    super(folder)
    this.#sync = sync
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const connect = (module: unknown) => {
      const { FS, NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          this.#sync(nfd)
          return 0
        } catch {
          // PostgreSQL only understands errors with an errno: any other would be lost, and the commit acknowledged.
          throw new FS.ErrnoError(EIO)
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), connect] } }
  }
}
