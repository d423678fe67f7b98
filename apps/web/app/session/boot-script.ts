/**
 * Runs in the head, before the first paint: marks the page with who is here, so that a prerendered header does not first
 * greet a stranger, and with whether the tutorial was completed. Where the device cannot be asked it says `checking`.
 * Plain old JavaScript; it is hashed for the content security policy. What it writes is what `markSession` writes.
 */
export const sessionBootScript =
  '(function(d){try{' +
  'var l=localStorage,s=JSON.parse(l.getItem("glimmer:session"));' +
  'd.session=s?s.kind:"none";' +
  'if(s&&s.role)d.role=s.role;' +
  'if(s&&s.expired)d.expired="";' +
  'if(l.getItem("glimmer:tutorial-completed")||l.getItem("glimmer-tutorial-completed"))d.tutorial="done"' +
  '}catch(_){d.session="checking"}})(document.documentElement.dataset)'
