import {
  type BigIntStats,
  fstatSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** A page of the system's cache: each reaches the disk by itself. */
const PAGE = 4096

type FileId = string

interface Names {
  readonly folders: readonly string[]
  /** By path below the folder. */
  readonly files: ReadonlyMap<string, FileId>
}

/**
 * A folder on a disk that forgets, where the power is cut, what was not synced. Whoever writes into it says with `sync` what
 * is synced. Names follow the habit of file systems with an ordered journal (ext4, XFS, APFS): syncing anything keeps every
 * name that was given, changed or taken before.
 */
export function openForgetfulDisk(folder: string) {
  const synced = new Map<FileId, Buffer>()
  let names = readNames(folder)
  for (const [path, id] of names.files) synced.set(id, readFileSync(join(folder, path)))

  return {
    /** What the file of this descriptor holds is on the disk from now on, and so are all names. */
    sync(fd: number): void {
      const stats = fstatSync(fd, { bigint: true })
      names = readNames(folder)
      if (stats.isDirectory()) return
      const id = idOf(stats)
      const path = [...names.files].find(([, other]) => other === id)?.[0]
      // A file that has no name any more is of no use after the cut.
      if (path !== undefined) synced.set(id, readFileSync(join(folder, path)))
    },

    /**
     * Writes what a cut leaves into another folder. Of what was not synced each page is there or not as `isKept` decides:
     * a system writes pages out whenever it likes.
     */
    cutInto(target: string, isKept: () => boolean = () => false): void {
      const now = readNames(folder)
      const isLater = isKept()
      const { folders, files } = isLater ? now : names
      mkdirSync(target, { recursive: true, mode: 0o700 })
      for (const path of folders) mkdirSync(join(target, path), { recursive: true, mode: 0o700 })
      const places = new Map([...now.files].map(([path, id]) => [id, path]))
      for (const [path, id] of files) {
        const place = places.get(id)
        const newest = place === undefined ? undefined : readFileSync(join(folder, place))
        const left = synced.get(id) ?? Buffer.alloc(0)
        writeFileSync(join(target, path), newest ? mixPages(left, newest, isKept) : left, { mode: 0o600 })
      }
    },
  }
}

/** What was synced, with some of the pages that were written later. */
function mixPages(left: Buffer, newest: Buffer, isKept: () => boolean): Buffer {
  if (left.equals(newest)) return left
  // A file's length counts from when its last page is there.
  const isLonger = newest.length !== left.length && isKept()
  const mixed = Buffer.alloc(isLonger ? newest.length : left.length)
  for (let at = 0; at < mixed.length; at += PAGE) {
    const from = at < left.length && !isKept() ? left : newest
    from.copy(mixed, at, at, Math.min(at + PAGE, mixed.length))
  }
  return mixed
}

function readNames(folder: string): Names {
  const folders: string[] = []
  const files = new Map<string, FileId>()
  const read = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) {
        folders.push(inner)
        read(inner)
      } else if (entry.isFile()) files.set(inner, idOf(lstatSync(join(folder, inner), { bigint: true })))
    }
  }
  read('')
  return { folders, files }
}

const idOf = ({ ino, birthtimeNs }: BigIntStats): FileId => `${ino}:${birthtimeNs}`
