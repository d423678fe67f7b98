/** Titles of ordinary weeks, as people wrote them down when they were asked for theirs, and those that are near to them. */
export const READ_AS_WEEK: Readonly<Record<string, string>> = {
  home: `
hide the christmas presents where she won't look :: plain bag :: [quiet]|[danger]
hide his birthday money where he won't find it :: plain bag :: [quiet]|[danger]
hide the easter eggs :: plain bag :: [general]
`,
  body: `
stop skipping lunch :: with no cooking :: i have something hard
stop skipping breakfast :: with no cooking :: i have something hard
smear test letter :: book it online :: i have something hard
cervical screening invite :: book it online :: i have something hard
five a side :: shoes, socks :: the side|[general]
5 a side tonight :: shoes, socks :: the side|[general]
book five-a-side :: for the five-a-side :: the side
`,
  people: `
hide my birthday money where he can't find it :: helpline :: plain bag
`,
  feelings: `
pay for everything so nobody has to sort it :: some day, or soon :: [general]
sort all my accounts so nobody has to deal with it :: some day, or soon :: [general]
take the cat if anything happens :: some day, or soon :: [general]
ask jo to take the cat if anything happens to me :: some day, or soon :: could you take the cat
clean the kitchen so nobody has to do it tomorrow :: [general]|kitchen|counter :: some day, or soon
`,
  travel: `
get off the train and walk home :: before it :: [parts]|[general]
get off the bus and call mum :: stop before :: [general]
get off the tram :: stop before :: [general]
`,
  digital: `
sign the pdf without printing :: fill and sign :: a pen in front
sign the lease electronically :: fill and sign :: a pen in front
sign the contract on my phone :: fill and sign :: a pen in front
change wifi password & reconnect everything :: sticker :: [general]
`,
  work: `
learn the new till :: show me that once :: [general]
learn to use the new system at work :: show me that once :: [general]
learn how to work the till :: show me that once :: [general]
learn guitar :: play :: show me that once
`,
  care: `
write to school about bullying :: my child is being bullied :: i have something hard
email the head about my son being bullied :: my child is being bullied :: i have something hard
tell school about the bullying :: my child is being bullied :: i have something hard
tell my boss i'm being bullied :: i am being bullied|i want to tell :: my child
`,
}
