export const about = { aces: 'Aces at the top or at the bottom.' };
export const conflicts = {};
