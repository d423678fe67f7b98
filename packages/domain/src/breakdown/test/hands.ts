/** What a camera could see: no step begins with "think", "plan", "decide" or "feel". */
export const doneWithHands: ReadonlySet<string> = new Set(
  `
  put write look do take sit open go ask pick note drink tell wipe set read fetch stand say find fill send leave turn
  save close breathe carry make call add wash move cross hang mark lay gather empty check press give eat clear answer
  shake let keep book walk stop rest plug get tie test listen delete brush begin wrap tear stretch stay start run roll
  rinse pull print order lie iron hold collect wet unplug underline type tick throw talk squirt spend sign show pour play
  fold end dry cut count cook water wait unsubscribe unpack switch sweep step spit sort sketch scrape rub ring rewrite
  refill post pay pair paint offer name mute mix log list line hoover flatten finish copy compare come clean change buy bin
  mow dig bring drill loosen wheel try work have boil search scoop tip wind touch comb file soak divide stroke wave remove lift cancel thank hand block tidy measure smooth drive help choose connect cover draw fix hum lift tighten park unlock upload lock dab follow slide dress bag
  sew screw heat scrub shovel taste freeze push kneel prop stir stick swing strew warm drop undo detangle peel share watch undress clip steam mash sterilise coil click sharpen wring catch underline break brush blot lean suggest prune rake squeeze wiggle weigh split sink feed spin fasten strap smell pump dip restart unhook swab blow
  thread knot fit snip fish
`
    .trim()
    .split(/\s+/),
)
