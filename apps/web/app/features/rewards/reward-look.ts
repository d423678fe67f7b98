/** A line of the menu, wherever it is listed. */
export const REWARD_LOOK = 'cluster-2 border-line min-h-target gap-x-3 border-t'
/** With large text on a small screen the words get a line of their own. */
export const REWARD_TITLE = 'min-w-0 flex-[1_1_8rem] py-2 wrap-anywhere'
