import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * Whether traffic to this host stays on this machine: a loopback address, a socket file, or a name without a dot, as
 * containers have for each other. Any other host may be reached over a network on which others listen.
 */
export function isLocalHost(host: string): boolean {
  const name = decodeURIComponent(host)
    .replace(/^\[(.+)\]$/, '$1')
    .toLowerCase()
  const family = isIP(name)
  if (family !== 0) return loopback.check(name, family === 6 ? 'ipv6' : 'ipv4')
  return name.startsWith('/') || !name.includes('.') || /\.localhost$|^host\.docker\.internal$/.test(name)
}
