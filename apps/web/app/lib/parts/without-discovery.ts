// Stands in the build for the router's part of discovering routes while links come into sight: every route is named in the
// page here. The router asks `isFogOfWarEnabled` first; of the rest nothing is used in a browser that need not discover.

export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}

const isNotHere = () => {
  throw new Error('This router discovers no routes.')
}
export const getManifestPath = isNotHere
export const getPartialManifest = isNotHere
export const getPathsWithAncestors = isNotHere
export const handleClientVersionMismatch = isNotHere
