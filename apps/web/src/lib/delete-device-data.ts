/** Takes away what waits on this device to be sent by a person who is gone. */
export function deleteDeviceData(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.includes(userId)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is refused, nothing waits.
  }
}
