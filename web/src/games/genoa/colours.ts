/** Colours by seat, in the order of the component data. */
export const SEAT = ['blue', 'red', 'yellow', 'green', 'purple'];
