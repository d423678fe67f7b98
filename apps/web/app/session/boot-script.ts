/**
 * Runs in the head, before the first paint: marks the page with the kind of session, so that a prerendered
 * header does not first greet a stranger. Plain old JavaScript; it is hashed for the content security policy.
 */
export const sessionBootScript = `try{var s=JSON.parse(localStorage.getItem('glimmer:session'));if(s)document.documentElement.dataset.session=s.kind}catch(e){}`
