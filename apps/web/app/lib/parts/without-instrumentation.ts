// Stands in the build for the router's part of watching its own loaders and actions, which nobody here asks it for.

export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router) => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

// Of a server's.
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
