export const about = { aces: 'Át đứng đầu hay đứng cuối.' };
export const conflicts = {};
