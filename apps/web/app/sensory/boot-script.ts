/**
 * Runs in <head> before the first paint, so that the page never flashes from one theme to another. It is one fixed
 * text, which the content security policy allows by its hash. It writes what `rootAttributes` returns.
 */
export const sensoryBootScript =
  '(function(){try{' +
  'var e=document.documentElement,l=localStorage,' +
  's=JSON.parse(l.getItem("glimmer:sensory")||l.getItem("glimmer.sensory")||"{}")||{};' +
  'function a(n,v,l){if(l.indexOf(v)>=0)e.setAttribute("data-"+n,v)}' +
  'a("theme",s.theme,["light","dark","low","contrast"]);' +
  'if(!e.hasAttribute("data-theme")&&matchMedia("(prefers-contrast: more)").matches)e.setAttribute("data-theme","contrast");' +
  'a("motion",s.motion,["none"]);' +
  'a("font",s.font,["lexend","system"]);' +
  'a("text-size",s.textSize,["large","larger","largest"]);' +
  'a("density",s.density,["compact","roomy"])' +
  '}catch(_){}})()'
