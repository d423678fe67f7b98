import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Whether this host is this machine or in a network of the operator's own, as far as its name or address says. */
export function isPrivateHost(host: string): boolean {
  if (isLocalHost(host)) return true
  const name = host.replace(/^\[(.+)\]$/, '$1').toLowerCase()
  const family = isIP(name)
  if (family !== 0) return privateNetworks.check(name, family === 6 ? 'ipv6' : 'ipv4')
  return /\.(?:internal|local|lan|home\.arpa)$/.test(name)
}

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
