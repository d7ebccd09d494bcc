/** Does the device keep anything at all? What is asked of it is gone again at once. */
export function keepsAnything(): boolean {
  try {
    localStorage.setItem('try', '1');
    localStorage.removeItem('try');
    return true;
  } catch {
    return false;
  }
}
